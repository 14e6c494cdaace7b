story "A \"push\" in 2 ways"

device iphone-se-3 os=26 667x375 safe=0,0,0,0 type=xxLarge scheme=dark held=landscape reading=right-to-left
layers tabs(*home.actions,flows) > stack(home.actions)

window @ 0,0 667x375
  tabs count=2 selected=home.actions @ 0,0 667x375
    tab home.actions "Home" selected
      stack depth=1 @ 0,0 667x292
        screen home.actions owner=Home top @ 0,0 667x292
          nav-bar "Home" approximate @ 0,24 667x54
          list @ 0,78 667x214
            text "Show" @ 577.5,10 53.5x25.5
            row pressable @ 20,45.5 627x55.5
              button "Push" @ 565.5,15 45.5x25.5
            row pressable @ 20,101 627x55.5
              button "Sheet" @ 557.5,15 53.5x25.5
            row pressable @ 20,156.5 627x55.5
              button "Cover" @ 556.5,15 54.5x25.5
            row pressable @ 20,212 627x55.5
              button "Detents" @ 539.5,15 71.5x25.5
            row pressable @ 20,267.5 627x55.5
              button "Card" @ 567,15 44x25.5
            row pressable @ 20,323 627x55.5
              button "Poster" @ 552,15 59x25.5
            row pressable @ 20,378.5 627x55.5
              button "Tabs in a sheet" @ 474.5,15 136.5x25.5
    tab flows "Flows"
    tab-bar approximate @ 0,292 667x83
      platter @ 239.5,0 188x62
        tab-item "Home" icon=house selected @ 90,4 94x54
        tab-item "Flows" icon=arrow.triangle.branch @ 4,4 94x54

1. tap "Push"
   plan: push home.push on app/tab 0 Home
   screen home.push  added
     + nav-bar "Push", back-button "Home", text "Leave", button "Close", button "Restart" and 9 more
   … stack depth 1 → 2, screen home.actions covered
