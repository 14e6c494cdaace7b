import FlowEngine

/// The columns of a split that a window shows, and how.
struct SplitArrangement: Hashable {
  /// The columns side by side, from the leading edge; the detail is the last of them.
  let tiled: [SplitColumn]

  /// The columns over the detail, which they dim, from the leading edge.
  let overlaid: [SplitColumn]

  /// Arranges the columns of `style` in a window that is not compact.
  ///
  /// A window that is wider than high has the columns side by side, as long as the detail stays no narrower than
  /// the column before it usually is; by itself it shows as many. A window that is higher than wide shows the detail
  /// by itself, and requested columns over it. The vendor describes both, but not where the limits are.
  init(_ style: SplitStyle, requesting visibility: ColumnVisibility, in window: Size) {
    let isWide = window.width > window.height
    let room = isWide ? Int(window.width / SplitMetrics.columnWidth.points) : 1
    let all = style.columns
    let wanted =
      switch visibility {
      case .automatic: all.suffix(max(1, room))
      case .all: all.suffix(all.count)
      case .double: all.suffix(2)
      case .detailOnly: all.suffix(1)
      }
    if wanted.count <= room {
      (tiled, overlaid) = (Array(wanted), [])
    } else {
      (tiled, overlaid) = ([.detail], Array(wanted.dropLast()))
    }
  }

  /// The columns that are shown.
  var shown: [SplitColumn] { overlaid + tiled }
}

/// The metrics of columns.
enum SplitMetrics {
  /// The width of a sidebar and of a content whose screens ask for none.
  ///
  /// The vendor's documentation names 320 as the default of the first column's maximum width; for the second column
  /// nothing is published.
  static let columnWidth = PlatformMetric(320, .medium, "splitView.primary_column_width")
}

extension SplitArrangement {
  /// The visibility that the button in a bar requests: the next column less, or one more.
  func toggled(in style: SplitStyle) -> ColumnVisibility {
    if shown.contains(.sidebar) { return style == .tripleColumn ? .double : .detailOnly }
    return style == .tripleColumn && !shown.contains(.content) ? .double : .all
  }
}
