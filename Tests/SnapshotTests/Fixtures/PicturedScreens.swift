import Snapshot

/// The screens of which pictures are compared with what a device shows.
@MainActor
enum PicturedScreens {
  static func switches() -> Stage {
    Stage(on: .iPhone15) {
      RowList {
        RowSection("Radio") {
          SwitchControl("Wi-Fi", isOn: .constant(true))
          SwitchControl("Bluetooth", isOn: .constant(false))
          SwitchControl("Mobile data", isOn: .constant(true)).disabled(true)
        }
      }
    }
  }

  static func amounts() -> Stage {
    Stage(on: .iPhone15) {
      Column(spacing: 16) {
        SliderControl("Volume", value: .constant(0.25))
        StepperControl("Copies", value: .constant(3), in: 0...3)
        ProgressBar("Loading", value: 0.3)
        Spinner("Please wait")
      }
      .padding()
    }
  }

  static func choices() -> Stage {
    let sizes = ["Small", "Medium", "Large"]
    return Stage(on: .iPhone15) {
      Column(spacing: 16) {
        ChoiceControl("Size", selection: .constant("Large"), options: sizes)
        ChoiceControl("Size", selection: .constant("Medium"), options: sizes)
          .pickerStyle(.segmented)
        ChoiceControl("Size", selection: .constant("Small"), options: sizes).pickerStyle(.inline)
        ChoiceControl("Size", selection: .constant("Medium"), options: sizes).pickerStyle(.wheel)
      }
      .padding()
    }
  }

  static func fields() -> Stage {
    Stage(on: .iPhone15) {
      Column(spacing: 16) {
        TextEntry("Name", words: .constant("")).textFieldStyle(.roundedBorder)
        TextEntry("Name", words: .constant("Jane")).textFieldStyle(.roundedBorder)
        SecretEntry("Password", words: .constant("abc")).textFieldStyle(.roundedBorder)
        SearchEntry(words: .constant(""))
        DateEntry("Born", words: .constant("1 May 1975"))
        TextArea("Notes", words: .constant("Some words")).frame(height: 96)
      }
      .padding()
    }
  }

  static func buttons() -> Stage {
    Stage(on: .iPhone15) {
      Column(spacing: 24) {
        PushButton("Plain") {}
        PushButton("Bordered") {}.buttonStyle(.bordered)
        PushButton("Delete", role: .destructive) {}
        PushButton("Not now") {}.disabled(true)
        TextLink("Read more") {}
        PushButton(action: {}) { Icon("heart") }.accessibilityLabel("Like")
        PushButton(action: {}) {
          Row {
            TextBlock("In stock")
            Stretch()
            TextBlock("on")
          }
        }
      }
      .padding()
    }
  }

  static func folding() -> Stage {
    Stage(on: .iPhone15) {
      RowList {
        FoldingSection("Shipping", isShown: .constant(true)) { TextBlock("By post, two days") }
        FoldingSection("Returns", isShown: .constant(false)) { TextBlock("Within a month") }
      }
    }
  }

  static func smallPrint() -> Stage {
    Stage(on: .iPhone15) {
      TextBlock(
        "All prices include the tax of the country to which we send the parcel. A parcel that does not fit "
          + "through the slot is left with a neighbour, who has to sign for it, or in the shop."
      )
      .font(.caption2).padding()
    }
  }

  static func alignments() -> Stage {
    Stage(on: .iPhone15) {
      Column {
        TextBlock("Two lines in the middle of a screen, the second of which is short")
          .multilineTextAlignment(.center)
        TextBlock("Two lines at the end of a screen, the second of which is short")
          .multilineTextAlignment(.trailing)
      }
      .padding()
    }
  }

  static func rightToLeft() -> Stage {
    Stage(under: Traits(device: .iPhone15, direction: .rightToLeft)) {
      Column(alignment: .leading, spacing: 16) {
        TextBlock("Two lines that begin at the right of a screen, the second short")
        Row {
          TextBlock("Total")
          Stretch()
          TextBlock("£8.99")
        }
        TextBlock("שלום עולם")
      }
      .padding()
    }
  }

  static func scripts() -> Stage {
    Stage(on: .iPhone15) {
      Column(alignment: .leading, spacing: 16) {
        TextBlock("日本語の本")
        TextBlock("한국어 책")
        TextBlock("हिन्दी")
        TextBlock("ข้อความ")
        TextBlock("مرحبا 42")
      }
      .padding()
    }
  }

  static func searchBar() -> Stage {
    Stage(on: .iPhone15) {
      TextBlock("Nothing found").navigationTitle("Library").searchable(text: .constant("Austen"))
        .toolbar { PushButton("Add", icon: "plus") {} }
    }
  }

  static func sheet(_ platform: PlatformProfile) -> Stage {
    Stage(
      [.medium],
      platform: platform,
      behind: {
        Column(alignment: .leading) {
          TextBlock("Behind the sheet")
          Stretch()
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding()
        .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
      },
      sheet: {
        Column(alignment: .leading, spacing: 16) {
          Row {
            TextBlock("Filter").font(.headline)
            Stretch()
            PushButton("Close") {}
          }
          TextBlock("Nothing is filtered.")
          Stretch()
        }
        .padding()
      }
    )
  }

  static func pushedBack() -> Stage {
    Stage(
      [.extraLarge],
      behind: { TextBlock("Behind").navigationTitle("Home") },
      sheet: {
        Column {
          TextBlock("In front")
          Stretch()
        }
        .padding()
      }
    )
  }

  static func alert() -> Stage {
    Stage(on: .iPhone15) {
      Column {
        TextBlock("12 books")
        PushButton("Buy") {}
      }
      .alert("Really remove all of them from the list?", isPresented: .constant(true)) {
        PushButton("Keep", role: .cancel) {}
        PushButton("Remove", role: .destructive) {}
      }
    }
  }

  static func popover() -> Stage {
    Stage(on: .iPadA16) {
      TextBlock("Chapter 1")
        .popover(isPresented: .constant(true)) { TextBlock("In the popover").padding() }
    }
  }

  static func keyboard() -> Stage {
    let stage = Stage(on: .iPhone15) {
      Column(spacing: 16) {
        TextEntry("Name", words: .constant("Jane")).textFieldStyle(.roundedBorder)
        PushButton("Send") {}.buttonStyle(.borderedProminent)
      }
      .padding()
    }
    stage.showKeyboard()
    return stage
  }

  static func overlaps() -> Stage {
    Stage(on: .iPhone15) {
      Column(spacing: 24) {
        Layers {
          TextBlock("The words below it")
          TextBlock("above")
        }
        Icon("bell").overlay(alignment: .topTrailing) { BadgeMark(3).offset(x: 9, y: -9) }
        Layers(alignment: .leading) {
          TextBlock("These words go on behind the card").fixedSize()
          Fill(.grouped).frame(width: 120, height: 96)
        }
      }
    }
  }

  static func equalCards() -> Stage {
    Stage(on: .iPhone15) {
      Column(spacing: 7) {
        Each(1...3, id: \.self) { number in
          Column {
            TextBlock("Card \(number)")
            TextBlock("of three")
          }
          .padding().frame(maxWidth: .infinity).background(.grouped)
        }
      }
      .padding()
    }
  }

  static func fiftyRows() -> Stage {
    Stage(on: .iPhone15) {
      RowList {
        Each(1...50, id: \.self) { number in ListLine("Row \(number)", detail: "\(number * 10)") {}
        }
      }
    }
  }

  static func pages() -> Stage {
    Stage(on: .iPhone15) {
      Column {
        Picture("a lighthouse", width: 200, height: 120)
        TextBlock("Page 2 of 3").font(.footnote)
        Row(spacing: 8) {
          Disc(.secondary).frame(width: 8, height: 8)
          Disc(.primary).frame(width: 8, height: 8)
          Disc(.secondary).frame(width: 8, height: 8)
        }
        Separator()
        IconLabel("Favourites", icon: "star")
      }
      .padding()
    }
  }
}
