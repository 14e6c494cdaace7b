import LayoutSim

/// A row of a list that navigates to another screen.
struct LinkRow: Element {
  let title: String
  var detail: String?
  var badge: String?
  let action: @MainActor () -> Void

  var body: some Element {
    PushButton(action: action) {
      Row(spacing: 12) {
        Column(alignment: .leading, spacing: 2) {
          TextBlock(title)
          if let detail {
            TextBlock(detail).font(.subheadline)
          }
        }
        Stretch(minLength: 0)
        if let badge {
          TextBlock(badge).font(.footnote)
        }
        Icon("chevron.forward")
      }
      .padding(.vertical, 12)
    }
    .role(.row)
  }
}
