import SwiftUI

struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: rect.width, y: 0))
      $0.addLine(to: CGPoint(x: 0, y: rect.height))
      $0.closeSubpath()
    }
  }
}

struct CornerView: View {
  var body: some View { Corner().fill(.red).frame(width: 40, height: 30) }
}

struct Badge<Outline: Shape>: View {
  let outline: Outline

  var body: some View { Text("7").padding().background(.red, in: outline).clipShape(outline) }
}

struct BadgesView: View {
  var body: some View {
    HStack {
      Badge(outline: Circle())
      Badge(outline: RoundedRectangle(cornerRadius: 8))
      Badge(outline: Corner())
    }
  }
}

struct PaintedView: View {
  private let dusk = Gradient(colors: [.purple, .orange])

  var body: some View {
    Rectangle().fill(LinearGradient(gradient: dusk, startPoint: .top, endPoint: .bottom))
  }
}

struct RingView: View {
  let share: Double

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 2).scale(1.5)
      Circle().trim(from: 0, to: share).stroke(style: StrokeStyle(lineWidth: 4))
    }
    .frame(width: 20, height: 30)
  }
}
