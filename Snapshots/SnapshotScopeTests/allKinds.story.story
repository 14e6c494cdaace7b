story "Small"

device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
layers stack(‹route-1›)

window @ 0,0 393x852
  stack depth=1 @ 0,0 393x852
    screen ‹route-1› owner=Coordinator<DefaultRoute> top @ 0,0 393x852

finding small-target at ‹route-1›: Smaller than a finger: “x” (9 x 20.33).
