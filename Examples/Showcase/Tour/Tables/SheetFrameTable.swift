import Bookshop
import FlowEngine
import LayoutSim

/// The sheets of the app in windows of all kinds.
@MainActor
struct SheetFrameTable {
  private let windows = [
    Traits(device: .iPhone15),
    Traits(device: .iPhone15, orientation: .landscape),
    Traits(device: .iPhone15, platform: .iOS26),
    Traits(device: .iPhone15, orientation: .landscape, platform: .iOS26),
    Traits(device: .iPadA16),
    Traits(device: .iPadA16, orientation: .landscape),
    Traits(device: .iPadA16, platform: .iOS26),
  ]
  private let sheets: [(route: any Route, detent: ModalPresentationDetent)] = [
    (BrowseRoute.about(.dracula), .custom), (BrowseRoute.filter, .medium),
    (BasketRoute.address, .large),
  ]

  /// The table; lengths are in points.
  var text: String {
    var table = TextTable(
      ["device", "held", "os", "sheet", "wanted", "rests at", "laid out", "drawn", "keeps free"]
    )
    for traits in windows {
      let app = AppCoordinator()
      let stage = Stage(app, under: traits)
      app.navigate(to: AppRoute.shop)
      for (route, detent) in sheets {
        app.navigate(to: route)
        app.visibleCoordinator.selectDetent(detent)
        guard let sheet = stage.sheet else { continue }
        table.add(
          traits.device.id,
          traits.orientation.rawValue,
          traits.platform.systemVersion,
          sheet.route.identifier,
          detent.rawValue,
          sheet.detent?.rawValue ?? "–",
          words(sheet.frame),
          sheet.drawnFrame == sheet.frame ? "the same" : words(sheet.drawnFrame),
          words(sheet.insets)
        )
      }
    }
    return table.text
  }

  private func words(_ frame: Rect) -> String {
    let position = words([frame.minX, frame.minY])
    return "\(position) \(PrintedNumber.text(frame.size.width))x"
      + PrintedNumber.text(frame.size.height)
  }

  private func words(_ insets: Insets) -> String {
    words([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  private func words(_ numbers: [Double]) -> String {
    numbers.map(PrintedNumber.text).joined(separator: ",")
  }
}
