title = Your first night
pitch = Crumb plays your first night with you, on the real board. You press, things happen, nobody waits.

clan = These <b>7 rats</b> are your clan. At the end every living rat is <b>1 point</b>, and most points win.
    .know = Every living rat is <b>1 point</b>.
    .panel = Be the biggest clan
    .caption = Every living rat is <b>1 point</b>, every grave costs 1. You start with 7 rats and 2 pieces of cheese.

dump = Clans eat every night. Send <b>2 rats</b> up to the <b>dump</b>: each draws one piece from its bag, and half of those are cheese.
    .task = Send 2 rats to the dump.
    .praise = Two diggers are off.
    .know = A rat in a tunnel draws <b>1 piece</b> from the bag.
    .panel = Search the tunnels
    .caption = In secret every rat gets a job. Each rat in a tunnel draws <b>1 piece</b> from its bag, blind.
dump-else-city = The city’s bag holds <b>2 bottles of poison</b>. A poisoned rat lies in bed tomorrow. The dump is safe, so start there.
dump-else-field = The field’s bag holds <b>3 spirals</b>, and each of them leads a rat astray. The dump is safe, so start there.
dump-else = A good idea for later. First comes dinner: press the <b>dump</b>.
dump-else-ready = Your plan is not whole yet, and whoever is ready cannot look back.

bed = Now put <b>2 rats</b> to <b>bed</b>: two babies are born tonight. Dinner stays at <b>3 pieces</b>, for 9 rats as for 7.
    .task = Put 2 rats to bed.
    .praise = Two babies are on their way.
    .know = Each rat in bed brings <b>1 baby</b>.
    .panel = Raise babies
    .caption = Each rat in the bedroom brings <b>1 baby</b>. Babies eat tonight and work tomorrow.
bed-else-take = Those two have a job already. Now for the <b>bedroom</b>.
bed-else = Not now: without babies the clan stays small. Press the <b>bedroom</b>.

raid = <b>3 rats</b> are left. Raiders above a neighbour’s guards <b>steal 1 piece each</b>. Whoever stays <b>guards yours</b>.
    .task = Raid or guard as you like, then press Ready.
    .know = Raiders above the guards <b>steal 1 piece each</b>.
    .sign = 0 guards
    .panel = Raid next door
    .caption = All plans open at once. Each raider above a neighbour’s guards <b>steals 1 piece</b>. Others raid you, too.
raid-else-take = Diggers and sleepers stay where they are tonight. Only the <b>3 in the pantry</b> are yours to send.
raid-else = You have sent enough there. Send your last rats through a <b>pipe</b>, or keep them as <b>guards</b>.

screens-both = All screens fall at once. Your raiders bring <b>{ $stolen ->
        [one] 1 piece
       *[other] { $stolen } pieces
    }</b>. Gouda’s two met { $guards ->
        [0] no guard
        [one] 1 guard
       *[other] { $guards } guards
    }, so she takes <b>{ $lost }</b>.
    .know = Plans are <b>secret</b> until all are ready.
screens-won = All screens fall at once. Your raiders bring <b>{ $stolen ->
        [one] 1 piece
       *[other] { $stolen } pieces
    }</b>, and your guards let nobody in.
    .know = Plans are <b>secret</b> until all are ready.
screens-held = All screens fall at once. Gouda’s <b>2 raiders</b> met your guards and go home with <b>nothing</b>.
    .know = Plans are <b>secret</b> until all are ready.
screens-lost = All screens fall at once. Gouda’s <b>2 raiders</b> met too few guards and take <b>{ $lost ->
        [one] 1 piece
       *[other] { $lost } pieces
    }</b>. Brie had no guards at all.
    .know = Plans are <b>secret</b> until all are ready.

bag = Last night your diggers drew a <b>wedge</b>, dinner, and a <b>cloud</b>, a mere dream. The new card shows what each bag holds tonight.
    .know = The <b>card</b> shows what is in the bags.
    .panel = Read the bags
    .caption = The <b>card</b> shows each bag: cheese, but also signs that cost rats. The largest party in a tunnel draws last.

dinner = Your 9 rats ate <b>3 pieces</b>. Brie’s 10 needed 4 and had { $fed }: for each missing piece <b>one rat starves</b>, and its grave costs a point more.
    .know = 4 to 6 rats eat <b>1</b>, 7 to 9 eat <b>3</b>, 10 to 12 eat <b>4</b>.
    .panel = Serve dinner
    .caption = 4 to 6 rats eat <b>1</b> piece, 7 to 9 eat <b>3</b>, 10 to 12 eat <b>4</b>. For every missing piece one rat starves.

signs = Three signs hurt. The <b>flask</b> makes a rat sick, the <b>spiral</b> leads it astray: it misses the next night. The <b>question mark</b> takes it for good.
    .know = Flask, spiral: <b>a night</b> lost. Question mark: <b>a rat</b>.

safe = In which tunnel can nothing happen to a rat <b>tonight</b>? Read the three rows of the card, and send <b>1 rat</b> there.
    .task = Send 1 rat to the tunnel that is safe.
    .praise = No sign on that row hurts anybody.
    .know = Safe bags are <b>poor</b>, rich ones hurt: look before you send.
safe-else-city = The city’s bag is rich, but it holds <b>2 question marks</b> and <b>2 flasks</b>. Look for a row without signs that hurt.
safe-else-field = The field’s bag holds <b>5 spirals</b> among 12 pieces. Look for a row without signs that hurt.
safe-else = One thing at a time: first a <b>tunnel</b>, the one whose row has no sign that hurts.

end = Each night begins with an <b>event</b>. Five nights are sure; then any event may be the <b>flag</b>, and the match <b>ends at once</b>.
    .know = A match lasts <b>5 to 9 nights</b>.
    .panel = Watch the deck
    .caption = 5 nights are sure. Then one of the next 5 cards <b>ends the match</b>: most points win, then most cheese.

remember-1 = <b>Feed all.</b> 4 to 6 rats eat 1, 7 to 9 eat 3, 10 to 12 eat 4. Each missing piece costs a rat and a grave: <b>2 points</b>.
remember-2 = <b>Not all into one tunnel.</b> The largest party draws last. Flask and spiral cost a rat a night, the question mark the rat.
remember-3 = <b>No night without babies</b>, and no guards for an empty pantry. Your cheese is open to see, your guards are not.
