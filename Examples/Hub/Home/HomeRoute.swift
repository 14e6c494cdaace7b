import FlowEngine
import LayoutSim

/// The screens of Home, each with its presentation style.
public enum HomeRoute: String, StyledRoute, ElementRoute, Sendable {
  /// The list of everything that Home can do.
  case actions = "home.actions"

  /// A screen on the stack.
  case push = "home.push"

  /// A sheet of the platform's default height.
  case sheet = "home.sheet"

  /// A cover.
  case cover = "home.cover"

  /// A sheet that rests at half of its height, or at 300 points.
  case detents = "home.detents"

  /// A card that rises over the stack, and leaves the rest of it free.
  case card = "home.card"

  /// A picture that fades in over everything.
  case poster = "home.poster"

  /// The presentation style, unless a call sets another one.
  public var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .actions, .push: .push
    case .sheet: .sheet
    case .cover: .fullScreenCover
    case .detents: .detents([.medium, .height(300)])
    case .card: .custom(transition: .move(from: .bottom), animation: .easeInOut(duration: 0.5))
    case .poster: .custom(transition: .opacity, animation: .linear(duration: 0.4), fullScreen: true)
    }
  }

  /// The screen.
  public var body: some Element {
    switch self {
    case .actions: ActionsScreen()
    case .push: DetailScreen().navigationTitle("Push").navigationBarTitleDisplayMode(.inline)
    case .sheet: DetailScreen(heading: "Sheet")
    case .cover: DetailScreen(heading: "Cover")
    case .detents: DetailScreen(heading: "Detents")
    case .card: CardScreen()
    case .poster: PosterScreen()
    }
  }
}
