import CoreLocation
import MapKit
import OSLog
import SwiftUI

struct PlaceView: View {
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6),
    latitudinalMeters: 111_000,
    longitudinalMeters: 55_500
  )
  @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?

  var body: some View {
    Text("\(region.center.latitude) \(region.span.longitudeDelta) \(width == .compact)")
  }
}

struct EditedView: View {
  @State private var mode = EditMode.inactive
  @State private var count = 2
  private let pop = Animation.spring(response: 0.3)

  private func mark(_ isOn: Bool) -> Image {
    isOn ? Image(systemName: "checkmark") : Image(systemName: "circle")
  }

  var body: some View {
    VStack {
      mark(mode.isEditing).resizable().frame(width: 30, height: 30)
      Stepper(value: $count, in: 0...5) { Text("Count \(count)") }
      Menu(content: { Button("One") {} }, label: { Text("More") })
      Button(role: .close) { withAnimation(pop) { mode = .active } }
      Text(mode == .active ? "edits" : "shows").foregroundStyle(Color(uiColor: .secondaryLabel))
    }
    .environment(\.editMode, $mode)
  }
}

final class PictureCache {
  private let pictures = NSCache<NSString, UIImage>()

  func picture(_ name: NSString) -> UIImage? { pictures.object(forKey: name) }
}

struct LoggingView: View {
  private static let log = Logger(subsystem: "shop", category: "views")

  var body: some View {
    Button("Log") { Self.log.info("Pressed \(self.name, privacy: .public) \(3)") }
  }

  var name: String? { "log" }
}

extension Color {
  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xff) / 255,
      green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255,
      opacity: alpha
    )
  }
}

struct SwatchView: View {
  @State private var zoom: CGFloat = 1
  @State private var turn = Angle.zero

  var body: some View {
    Rectangle()
      .fill(Color(hex: 0xFF8800))
      .frame(width: 40, height: 40)
      .scaleEffect(zoom)
      .gesture(
        MagnificationGesture().onChanged { zoom = $0 }
          .simultaneously(
            with: RotationGesture(minimumAngleDelta: .degrees(1)).onEnded { turn = $0 }
          )
      )
  }
}
