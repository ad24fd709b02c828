title = Bear Cavalry: shove
pitch = Two minutes with the bears: they push others around, and something waits where they land.

idea = Bears do not argue with a strong minion: they <b>move it away</b>. And where it lands, something may wait.
    .know = Bears move <b>minions of others</b>.

hill = <b>High Ground</b> destroys minions of others that move to its base, if you have one there. Put it on The <b>Field of Honor</b>.
    .task = Play High Ground on The Field of Honor.
    .praise = The hill is yours.
    .know = <b>High Ground</b> destroys whoever is moved there.
hill-else-base = Better on <b>The Field of Honor</b>: it pays a point for each minion that is destroyed there.
hill-else = First prepare the place where they land: <b>High Ground</b>.

ride = Now ride to <b>The Dread Gazebo</b>: Bear Cavalry moves one of Brie’s minions from its base as it is played.
    .task = Play Bear Cavalry at The Dread Gazebo.
    .praise = Two of Brie’s minions tremble.
    .know = <b>Bear Cavalry</b> shoves as it is played.
ride-else-base = Nobody to shove there. Brie’s minions are at <b>The Dread Gazebo</b>.
ride-else = Your minion first: <b>Bear Cavalry</b>, at The Dread Gazebo.

shove = Choose <b>whom</b> to shove and <b>where</b> to. High Ground destroys anybody, Cub Scout only weaker minions.
    .task = Move one of Brie’s minions.
    .praise = Off it goes.
    .know = <b>Cub Scout</b> destroys weaker minions that move to it.

eaten-point = Destroyed, and The Field of Honor pays you <b>1 point</b>. Venus Man Trap is the fattest prey, of course.
    .know = A <b>shove</b> and a trap make one card worth two.
eaten-scout = <b>Cub Scout</b> ate it, as it was weaker. On High Ground it would have paid a point as well.
eaten-nothing = Cub Scout is <b>too weak</b> for Venus Man Trap. High Ground would have destroyed it: go back and try.

remember-1 = <b>Shove late:</b> a base that loses 5 power of a rival is yours.
remember-2 = <b>Prepare the landing:</b> Cub Scout and High Ground wait for guests.
