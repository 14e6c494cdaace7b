// Written by Scripts/generate-text-styles.py from Scripts/data/text-styles.csv.

extension TextStyle {
  /// The size of the letters and the distance between baselines at the user's text size.
  func metrics(at typeSize: TypeSize) -> LineMetrics {
    switch self {
    case .largeTitle:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 31, leading: 38)
      case .small: LineMetrics(pointSize: 32, leading: 39)
      case .medium: LineMetrics(pointSize: 33, leading: 40)
      case .large: LineMetrics(pointSize: 34, leading: 41)
      case .xLarge: LineMetrics(pointSize: 36, leading: 43)
      case .xxLarge: LineMetrics(pointSize: 38, leading: 46)
      case .xxxLarge: LineMetrics(pointSize: 40, leading: 48)
      case .accessibility1: LineMetrics(pointSize: 44, leading: 52)
      case .accessibility2: LineMetrics(pointSize: 48, leading: 57)
      case .accessibility3: LineMetrics(pointSize: 52, leading: 61)
      case .accessibility4: LineMetrics(pointSize: 56, leading: 66)
      case .accessibility5: LineMetrics(pointSize: 60, leading: 70)
      }
    case .title:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 25, leading: 31)
      case .small: LineMetrics(pointSize: 26, leading: 32)
      case .medium: LineMetrics(pointSize: 27, leading: 33)
      case .large: LineMetrics(pointSize: 28, leading: 34)
      case .xLarge: LineMetrics(pointSize: 30, leading: 36)
      case .xxLarge: LineMetrics(pointSize: 32, leading: 38)
      case .xxxLarge: LineMetrics(pointSize: 34, leading: 41)
      case .accessibility1: LineMetrics(pointSize: 38, leading: 46)
      case .accessibility2: LineMetrics(pointSize: 43, leading: 51)
      case .accessibility3: LineMetrics(pointSize: 48, leading: 57)
      case .accessibility4: LineMetrics(pointSize: 53, leading: 61)
      case .accessibility5: LineMetrics(pointSize: 58, leading: 68)
      }
    case .title2:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 19, leading: 24)
      case .small: LineMetrics(pointSize: 20, leading: 25)
      case .medium: LineMetrics(pointSize: 21, leading: 26)
      case .large: LineMetrics(pointSize: 22, leading: 28)
      case .xLarge: LineMetrics(pointSize: 24, leading: 30)
      case .xxLarge: LineMetrics(pointSize: 26, leading: 32)
      case .xxxLarge: LineMetrics(pointSize: 28, leading: 34)
      case .accessibility1: LineMetrics(pointSize: 34, leading: 41)
      case .accessibility2: LineMetrics(pointSize: 39, leading: 47)
      case .accessibility3: LineMetrics(pointSize: 44, leading: 52)
      case .accessibility4: LineMetrics(pointSize: 50, leading: 59)
      case .accessibility5: LineMetrics(pointSize: 56, leading: 66)
      }
    case .title3:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 17, leading: 22)
      case .small: LineMetrics(pointSize: 18, leading: 23)
      case .medium: LineMetrics(pointSize: 19, leading: 24)
      case .large: LineMetrics(pointSize: 20, leading: 25)
      case .xLarge: LineMetrics(pointSize: 22, leading: 28)
      case .xxLarge: LineMetrics(pointSize: 24, leading: 30)
      case .xxxLarge: LineMetrics(pointSize: 26, leading: 32)
      case .accessibility1: LineMetrics(pointSize: 31, leading: 38)
      case .accessibility2: LineMetrics(pointSize: 37, leading: 44)
      case .accessibility3: LineMetrics(pointSize: 43, leading: 51)
      case .accessibility4: LineMetrics(pointSize: 49, leading: 58)
      case .accessibility5: LineMetrics(pointSize: 55, leading: 65)
      }
    case .headline:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 14, leading: 19)
      case .small: LineMetrics(pointSize: 15, leading: 20)
      case .medium: LineMetrics(pointSize: 16, leading: 21)
      case .large: LineMetrics(pointSize: 17, leading: 22)
      case .xLarge: LineMetrics(pointSize: 19, leading: 24)
      case .xxLarge: LineMetrics(pointSize: 21, leading: 26)
      case .xxxLarge: LineMetrics(pointSize: 23, leading: 29)
      case .accessibility1: LineMetrics(pointSize: 28, leading: 34)
      case .accessibility2: LineMetrics(pointSize: 33, leading: 40)
      case .accessibility3: LineMetrics(pointSize: 40, leading: 48)
      case .accessibility4: LineMetrics(pointSize: 47, leading: 51)
      case .accessibility5: LineMetrics(pointSize: 53, leading: 62)
      }
    case .body:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 14, leading: 19)
      case .small: LineMetrics(pointSize: 15, leading: 20)
      case .medium: LineMetrics(pointSize: 16, leading: 21)
      case .large: LineMetrics(pointSize: 17, leading: 22)
      case .xLarge: LineMetrics(pointSize: 19, leading: 24)
      case .xxLarge: LineMetrics(pointSize: 21, leading: 26)
      case .xxxLarge: LineMetrics(pointSize: 23, leading: 29)
      case .accessibility1: LineMetrics(pointSize: 28, leading: 34)
      case .accessibility2: LineMetrics(pointSize: 33, leading: 40)
      case .accessibility3: LineMetrics(pointSize: 40, leading: 48)
      case .accessibility4: LineMetrics(pointSize: 47, leading: 56)
      case .accessibility5: LineMetrics(pointSize: 53, leading: 62)
      }
    case .callout:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 13, leading: 18)
      case .small: LineMetrics(pointSize: 14, leading: 19)
      case .medium: LineMetrics(pointSize: 15, leading: 20)
      case .large: LineMetrics(pointSize: 16, leading: 21)
      case .xLarge: LineMetrics(pointSize: 18, leading: 23)
      case .xxLarge: LineMetrics(pointSize: 20, leading: 25)
      case .xxxLarge: LineMetrics(pointSize: 22, leading: 28)
      case .accessibility1: LineMetrics(pointSize: 26, leading: 32)
      case .accessibility2: LineMetrics(pointSize: 32, leading: 39)
      case .accessibility3: LineMetrics(pointSize: 38, leading: 46)
      case .accessibility4: LineMetrics(pointSize: 44, leading: 52)
      case .accessibility5: LineMetrics(pointSize: 51, leading: 60)
      }
    case .subheadline:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 12, leading: 16)
      case .small: LineMetrics(pointSize: 13, leading: 18)
      case .medium: LineMetrics(pointSize: 14, leading: 19)
      case .large: LineMetrics(pointSize: 15, leading: 20)
      case .xLarge: LineMetrics(pointSize: 17, leading: 22)
      case .xxLarge: LineMetrics(pointSize: 19, leading: 24)
      case .xxxLarge: LineMetrics(pointSize: 21, leading: 26)
      case .accessibility1: LineMetrics(pointSize: 25, leading: 31)
      case .accessibility2: LineMetrics(pointSize: 30, leading: 36)
      case .accessibility3: LineMetrics(pointSize: 36, leading: 43)
      case .accessibility4: LineMetrics(pointSize: 42, leading: 50)
      case .accessibility5: LineMetrics(pointSize: 49, leading: 58)
      }
    case .footnote:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 12, leading: 16)
      case .small: LineMetrics(pointSize: 12, leading: 16)
      case .medium: LineMetrics(pointSize: 12, leading: 16)
      case .large: LineMetrics(pointSize: 13, leading: 18)
      case .xLarge: LineMetrics(pointSize: 15, leading: 20)
      case .xxLarge: LineMetrics(pointSize: 17, leading: 22)
      case .xxxLarge: LineMetrics(pointSize: 19, leading: 24)
      case .accessibility1: LineMetrics(pointSize: 23, leading: 29)
      case .accessibility2: LineMetrics(pointSize: 27, leading: 33)
      case .accessibility3: LineMetrics(pointSize: 33, leading: 40)
      case .accessibility4: LineMetrics(pointSize: 38, leading: 46)
      case .accessibility5: LineMetrics(pointSize: 44, leading: 52)
      }
    case .caption:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 11, leading: 13)
      case .small: LineMetrics(pointSize: 11, leading: 13)
      case .medium: LineMetrics(pointSize: 11, leading: 13)
      case .large: LineMetrics(pointSize: 12, leading: 16)
      case .xLarge: LineMetrics(pointSize: 14, leading: 19)
      case .xxLarge: LineMetrics(pointSize: 16, leading: 21)
      case .xxxLarge: LineMetrics(pointSize: 18, leading: 23)
      case .accessibility1: LineMetrics(pointSize: 22, leading: 27)
      case .accessibility2: LineMetrics(pointSize: 26, leading: 32)
      case .accessibility3: LineMetrics(pointSize: 32, leading: 39)
      case .accessibility4: LineMetrics(pointSize: 37, leading: 44)
      case .accessibility5: LineMetrics(pointSize: 43, leading: 51)
      }
    case .caption2:
      switch typeSize {
      case .xSmall: LineMetrics(pointSize: 11, leading: 13)
      case .small: LineMetrics(pointSize: 11, leading: 13)
      case .medium: LineMetrics(pointSize: 11, leading: 13)
      case .large: LineMetrics(pointSize: 11, leading: 13)
      case .xLarge: LineMetrics(pointSize: 13, leading: 18)
      case .xxLarge: LineMetrics(pointSize: 15, leading: 20)
      case .xxxLarge: LineMetrics(pointSize: 17, leading: 22)
      case .accessibility1: LineMetrics(pointSize: 20, leading: 25)
      case .accessibility2: LineMetrics(pointSize: 24, leading: 29)
      case .accessibility3: LineMetrics(pointSize: 29, leading: 35)
      case .accessibility4: LineMetrics(pointSize: 34, leading: 41)
      case .accessibility5: LineMetrics(pointSize: 40, leading: 48)
      }
    }
  }
}
