/// The metrics of controls in one family of system versions, at the default text size.
///
/// Each names its row of the table; a row holds for both families unless they are listed separately.
struct ControlMetrics: Hashable, Sendable {
  let platform: PlatformProfile

  init(_ platform: PlatformProfile) {
    self.platform = platform
  }

  private var isGlass: Bool { platform.isGlass }
}

// MARK: - Controls next to a label

extension ControlMetrics {
  /// The minimum gap between a label and the control at its trailing edge.
  var labelGap: PlatformMetric { PlatformMetric(8, .medium, "toggle.layout") }

  /// The height of a control next to a label in a list's row: the part of a row's minimum height between its
  /// insets, 44 - 22 and from iOS 26 on 52 - 30.
  var heightInRow: PlatformMetric { PlatformMetric(22, .high, "list.control_row") }

  var switchWidth: PlatformMetric {
    PlatformMetric(isGlass ? 63 : 51, .high, "toggle.switch_size")
  }

  var switchHeight: PlatformMetric {
    PlatformMetric(isGlass ? 28 : 31, .high, "toggle.switch_size")
  }

  /// The distance that the drawn switch extends beyond its trailing end: it occupies 61 of 63.
  var switchOverhang: Double { isGlass ? 2 : 0 }

  var stepperWidth: PlatformMetric {
    PlatformMetric(94, .high, "stepper.size").assumed(on: platform)
  }

  var stepperHeight: PlatformMetric {
    PlatformMetric(32, .high, "stepper.size").assumed(on: platform)
  }

  /// The width of the separator between the halves of a stepper, which are 46.33 wide.
  var stepperLine: Double { 4.0 / 3 }

  var sliderHeight: PlatformMetric { PlatformMetric(31, .high, "slider.height") }
}

// MARK: - Choices

extension ControlMetrics {
  /// The vertical padding of a menu's text: 34.33 is the height of a line plus twice 7.
  ///
  /// The row is only known up to iOS 18.
  var menuInset: PlatformMetric {
    PlatformMetric(7, isGlass ? .proposed : .high, "picker.menu_height")
  }

  var segmentedHeight: PlatformMetric {
    PlatformMetric(32, .high, "picker.segmented_height").assumed(on: platform)
  }

  /// The width of the separators between segments.
  var segmentLine: Double { 1 }

  /// The font size on segments, which does not follow the user's text size.
  var segmentFont: PlatformMetric { PlatformMetric(13, .proposed, "picker.segment_font") }

  var wheelHeight: PlatformMetric { PlatformMetric(216, .medium, "picker.wheel_height") }

  /// The width of a wheel without an offer.
  var wheelWidth: PlatformMetric { PlatformMetric(320, .proposed, "picker.wheel_width") }
}

// MARK: - Fields

extension ControlMetrics {
  var plainFieldHeight: PlatformMetric { PlatformMetric(22, .high, "textField.height_plain") }

  /// The height of a secret field without a border, which is that of a line if it is filled.
  func plainSecretHeight(isEmpty: Bool) -> PlatformMetric {
    PlatformMetric(isEmpty ? 21 : 61.0 / 3, .high, "secureField.height_plain")
  }

  var roundedFieldHeight: PlatformMetric {
    PlatformMetric(34, .high, "textField.height_rounded_border")
  }

  var roundedFieldInset: PlatformMetric {
    PlatformMetric(7, .medium, "textField.rounded_border_inset_x")
  }

  /// The height of a search field, which grows with body text: 80 was measured from iOS 26 on at
  /// the second accessibility size.
  func searchFieldHeight(at typeSize: TypeSize) -> PlatformMetric {
    let height = isGlass ? 44.0 : 36
    if typeSize == .large {
      return PlatformMetric(height, .high, isGlass ? "searchBar.height" : "searchBar.field_height")
    }
    return PlatformMetric(
      height * TextStyle.body.growth(at: typeSize),
      isGlass ? .medium : .proposed,
      "searchBar.field_height_ax1"
    )
  }

  /// The height of a date in its capsule: from iOS 26 on 36.33, which makes a row of a list 66.33 high.
  var dateHeight: PlatformMetric {
    PlatformMetric(isGlass ? 109.0 / 3 : 34, .medium, "datePicker.compact_height")
  }

  /// Whether a date keeps its height in a row of a list, which other controls do not.
  var keepsDateHeightInRow: Bool { isGlass }

  /// The horizontal padding of the text in a date's capsule.
  var dateInset: PlatformMetric { PlatformMetric(12, .proposed, "datePicker.inset_x") }

  var editorInset: PlatformMetric { PlatformMetric(8, .high, "textEditor.text_inset") }

  var editorSideInset: PlatformMetric { PlatformMetric(5, .high, "textEditor.text_inset") }
}

// MARK: - Progress, labels and marks

extension ControlMetrics {
  var progressHeight: PlatformMetric { PlatformMetric(4, .medium, "progressView.linear_height") }

  func spinnerSide(_ scale: ControlScale) -> PlatformMetric {
    PlatformMetric(scale > .regular ? 37 : 20, .high, "progressView.circular_size")
      .assumed(on: platform)
  }

  var iconGap: PlatformMetric { PlatformMetric(8, .low, "label.icon_title_spacing") }

  /// The minimum length of a badge's sides.
  var badgeSide: PlatformMetric {
    PlatformMetric(isGlass ? 55.0 / 3 : 18, .high, "tabBar.badge").assumed(on: platform)
  }

  /// The font size in a badge, which does not follow the user's text size.
  var badgeFont: PlatformMetric {
    PlatformMetric(13, isGlass ? .medium : .proposed, "tabBar.badge")
  }

  /// The horizontal padding of a badge's text.
  var badgeInset: PlatformMetric { PlatformMetric(4, .proposed, "tabBar.badge") }

  /// The factor between a symbol at `scale` and one at the medium scale.
  func iconFactor(_ scale: IconScale) -> PlatformMetric {
    switch scale {
    case .small: PlatformMetric(0.78, .proposed, "symbolImage.scale")
    case .medium: PlatformMetric(1, .low, "symbolImage.size_rule")
    case .large: PlatformMetric(1.28, .proposed, "symbolImage.scale")
    }
  }
}

// MARK: - Toolbars

extension ControlMetrics {
  /// The height of a toolbar, which is lower on a phone in landscape, and up to iOS 18 higher on one with a
  /// home indicator.
  func toolbarHeight(
    _ idiom: Idiom,
    _ verticalSizeClass: SizeClass,
    hasHomeIndicator: Bool
  ) -> PlatformMetric {
    if idiom == .phone, verticalSizeClass == .compact {
      return PlatformMetric(isGlass ? 44 : 32, .medium, "toolbar.height(landscape)")
    }
    return switch (platform, idiom) {
    case (.iOS18, .phone): PlatformMetric(hasHomeIndicator ? 49 : 44, .high, "toolbar.height")
    case (.macOS, _): PlatformMetric(44, .high, "toolbar.height")
    case (.iOS18, .pad), (.iOS18, .desktop): PlatformMetric(50, .medium, "toolbar.height")
    case (.iOS26, .phone), (.iOS27, .phone):
      PlatformMetric(48, .high, "toolbar.height").assumed(on: platform)
    case (.iOS26, _), (.iOS27, _):
      PlatformMetric(44, .high, "toolbar.height").assumed(on: platform)
    }
  }

  /// The height of the row of items at the lower edge of a toolbar: 44 of 49 on phones up to iOS 18.
  func toolbarRow(_ idiom: Idiom) -> Double {
    platform == .iOS18 && idiom == .phone ? 44 : .infinity
  }

  var toolbarMargin: PlatformMetric {
    PlatformMetric(16, .medium, "toolbar.platter")
  }

  /// Whether texts in a bar are at least ``barButtonWidth`` wide; up to iOS 18 only symbols are.
  var widensBarWords: Bool { isGlass }

  var barButtonWidth: PlatformMetric {
    isGlass
      ? PlatformMetric(44, .high, "navigationBar.button_platter_height")
      : PlatformMetric(44, .medium, "navigationBar.bar_button_min_width")
  }
}
