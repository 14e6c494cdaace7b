story "A note"

device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
layers stack(home)

window @ 0,0 393x852
  stack depth=1 @ 0,0 393x852
    screen home owner=Coordinator<DefaultRoute> top @ 0,0 393x852
      text "count 0" @ 167.67,417.33 58x20.33
      button "More" @ 176.67,439.67 39.67x20.33

finding small-target at home: Smaller than a finger: “More” (39.67 x 20.33).

1. tap "More"
   screen home
     ~ text "count 0" → "count 1"

2. a note arrives
   plan: present screen app/screen note for note
   sheet note  added, 300 tall
     + text "A note"
   … stack inert

3. tap "More"
   refused: “More” is behind the sheet note. Dismiss that first.

4. swipe sheet away
   plan: dismiss screen app/screen note
   sheet note  removed
   … stack no longer inert

5. hide keyboard
   nothing changed
