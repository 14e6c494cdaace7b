import Bookshop
import FlowEngine
import LayoutSim

/// The sheets of the app on several devices and at several text sizes.
@MainActor
struct SheetTable {
  private let devices = [Device.iPhoneSE3, .iPhone15, .iPhone16ProMax]
  private let typeSizes = [TypeSize.xSmall, .large, .accessibility3]
  private let routes: [any Route] = [
    BrowseRoute.about(.dracula), BrowseRoute.filter, BasketRoute.address,
  ]

  /// The table; lengths are in points.
  func text() throws(StageError) -> String {
    let columns = "device,text size,sheet,asked for,rests at,measured,height,y"
    var table = TextTable(columns.split(separator: ",").map(String.init))
    for device in devices {
      for typeSize in typeSizes {
        for route in routes { add(route, device: device, typeSize: typeSize, to: &table) }
      }
    }
    return table.text
  }

  private func add(
    _ route: any Route,
    device: Device,
    typeSize: TypeSize,
    to table: inout TextTable
  ) {
    let app = AppCoordinator()
    let stage = Stage(app, on: device, typeSize: typeSize)
    app.navigate(to: AppRoute.shop)
    app.navigate(to: route)
    for detent in stage.sheets.last?.detents ?? [] {
      app.visibleCoordinator.selectDetent(detent)
      guard let sheet = stage.sheets.last else { continue }
      table.add(
        device.id,
        typeSize.rawValue,
        sheet.route.identifier,
        sheet.detents.map(\.rawValue).joined(separator: ", "),
        sheet.detent?.rawValue ?? "–",
        // A sheet that rests on its header has the minimum height that its screen published.
        PrintedNumber.text(detent == .small ? sheet.minimum ?? sheet.measured : sheet.measured),
        PrintedNumber.text(sheet.height),
        PrintedNumber.text(sheet.frame.minY)
      )
    }
  }
}
