import SwiftUI
import UIKit

struct PhotoView: View {
  let photo: Image

  var body: some View { photo.resizable().scaledToFit() }
}

struct GalleryView: View {
  var body: some View {
    VStack(spacing: 0) {
      Image("harbour").accessibilityIdentifier("small")
      PhotoView(photo: Image("harbour")).accessibilityIdentifier("large")
      Text("Sea").foregroundStyle(Color.seaGreen)
      Color.seaGreen.frame(height: 10)
      Color("SeaGreen").frame(height: 10)
      Text("Sand").background(Color(.systemGroupedBackground))
    }
  }
}

struct DialView: UIViewRepresentable {  // flowsim:silent
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct ClockFaceView: View {
  var body: some View { DialView().frame(width: 30, height: 20) }
}
