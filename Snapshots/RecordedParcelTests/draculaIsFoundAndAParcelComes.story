story "Dracula is found, and a parcel comes"

device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
layers stack(login)

window @ 0,0 393x852
  stack depth=1 @ 0,0 393x852
    screen login owner=Login top @ 0,0 393x852
      icon "books.vertical" @ 176,193.33 41x41
      heading "The Corner Bookshop" @ 37.33,258.33 318.67x40.67
      text "Old books, new copies, posted the same day." @ 24.33,307 344.67x20.33
      field "Name, Harriet Smith" @ 16,351.33 361x64
        text "Name" @ 0,0 35.67x15.67
        text "Harriet Smith" @ 12,31.67 100x20.33
      field "Password, ••••••••" @ 16,427.33 361x64
        text "Password" @ 0,0 59x15.67
        text "••••••••" @ 12,31.67 73x20.33
      button "Log in" #login.submit @ 16,515.33 361x50.33

1. tap "Log in"
   plan: show flow MainTab in app at shop
   stack  removed
   tabs  added
     + tab home.window, tab browse.shelves, tab basket, tab account, tab-item "Home" and 3 more

2. open "bookshop://title/dracula"
   plan: select tab 1 Browse of app/flow MainTab; push browse.genre(gothic) on app/flow MainTab/tab 1 Browse; push browse.book(dracula) on app/flow MainTab/tab 1 Browse
   tabs
     ~ tab browse.shelves selected
     + stack: nav-bar "Dracula", back-button "Gothic tales", picture "cover of Dracula" and 8 more, first in tab browse.shelves
     … tabs selected home.window → browse.shelves, tab home.window no longer selected, tab-item no longer selected, tab-item selected

3. tap "About this book"
   plan: root app/flow MainTab/tab 1 Browse/modal About at browse.about; present modal app/flow MainTab/tab 1 Browse/modal About for browse.about
   sheet browse.about  added, 305 tall
     + heading "About this book", button "Close", heading "Dracula", text "A solicitor travels to a cast…", text "Told in letters, diaries, tel…" and 1 more
   … tabs inert, tab-bar covered

4. event "order 1042 is shipped"
   plan: present detour app/detour OrderShipped for shipment.shipped
   sheet browse.about  without detent=custom, without of=custom, without measured=305, without inset=34
     … sheet browse.about covered
   cover shipment.shipped  added, 852 tall
     + back-button "Back", heading "Your parcel has left", text "Order 1042 with 2 books is in…", button "Where is it?"
   … tabs covered, tabs no longer inert
