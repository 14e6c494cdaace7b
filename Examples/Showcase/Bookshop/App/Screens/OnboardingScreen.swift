import LayoutSim

struct OnboardingScreen: Element {
  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    Column(alignment: .leading, spacing: 24) {
      WholeOrScrolling {
        Column(alignment: .leading, spacing: 24) {
          TextBlock("How the shop works").font(.largeTitle)
          Promise(icon: "text.book.closed", words: "We read every book before we sell it.")
          Promise(icon: "shippingbox", words: "Orders before four leave the shop the same day.")
          Promise(
            icon: "arrow.uturn.backward",
            words:
              "If a book is not for you, bring it back within thirty days. We will not ask how "
              + "far you got."
          )
          Stretch()
        }
      }
      // Always in reach, even at the largest text sizes.
      WideButton("Start browsing") { goBack?() }
    }
    .padding()
  }
}

/// One promise of the shop.
private struct Promise: Element {
  let icon: String
  let words: String

  var body: some Element {
    Row(alignment: .top, spacing: 16) {
      Icon(icon).font(.title2)
      Paragraph(words)
    }
  }
}
