import SwiftUI

/// Tags in lines, as many apps have it.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arranged(in: proposal.replacingUnspecifiedDimensions().width, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let points = arranged(in: bounds.width, subviews).points
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + points[index].x, y: bounds.minY + points[index].y),
        anchor: .topLeading,
        proposal: .unspecified
      )
    }
  }

  private func arranged(in width: CGFloat, _ subviews: Subviews) -> (
    size: CGSize, points: [CGPoint]
  ) {
    var points: [CGPoint] = []
    var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      height = max(height, size.height)
      widest = max(widest, x - spacing)
    }
    return (CGSize(width: widest, height: y + height), points)
  }
}

struct TagsView: View {
  let widths: [CGFloat]

  var body: some View {
    FlowLayout(spacing: 10) {
      ForEach(widths.indices, id: \.self) { index in
        Color.blue.frame(width: widths[index], height: 30).accessibilityIdentifier("\(index)")
      }
    }
    .frame(width: 200, alignment: .leading)
  }
}

private struct WeightKey: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Columns with weights, which are measured once.
struct WeightedColumns: Layout {
  struct Cache { var total: CGFloat }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(total: subviews.map { $0[WeightKey.self] }.reduce(0, +))
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGSize {
    let heights = subviews.map { $0.dimensions(in: .unspecified).height }
    return CGSize(width: proposal.width ?? 0, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let width = bounds.width * subview[WeightKey.self] / cache.total
      subview.place(
        at: CGPoint(x: x + width / 2, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
      x += width
      if index + 1 < subviews.count {
        x += subview.spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) * 0
      }
    }
  }
}

struct WeightsView: View {
  let isFlowing: Bool

  var body: some View {
    VStack(spacing: 0) {
      WeightedColumns {
        Color.red.frame(height: 20).accessibilityIdentifier("one")
        Color.blue.frame(height: 40).layoutValue(key: WeightKey.self, value: 3)
          .accessibilityIdentifier("three")
      }
      .frame(width: 200)
      let layout =
        isFlowing ? AnyLayout(FlowLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Color.green.frame(width: 30, height: 30).accessibilityIdentifier("left")
        Color.gray.frame(width: 30, height: 30).accessibilityIdentifier("right")
      }
    }
  }
}
