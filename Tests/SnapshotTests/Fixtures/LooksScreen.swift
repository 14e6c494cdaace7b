import LayoutSim

/// A screen with everything that changes how content is drawn.
struct LooksScreen: Element {
  @Local private var isOn = true

  var body: some Element {
    ScrollArea {
      Column(alignment: .leading, spacing: 16) {
        texts
        colours
        shapes
        effects
        controls
      }
      .padding()
    }
    .navigationTitle("Looks")
  }

  @ElementBuilder private var texts: some Element {
    Row(spacing: 12) {
      TextBlock("Slanted").italic()
      TextBlock("Bold").bold()
      TextBlock("Under").underline()
      TextBlock("Struck").strikethrough()
      TextBlock("Capitals").textCase(.uppercase)
    }
    Row(spacing: 12) {
      TextBlock("Red")
      TextBlock("half").foregroundStyle(.secondary)
      TextBlock("less").foregroundStyle(.tertiary)
      Icon("star")
      TextBlock("blue").foregroundStyle(.blue)
    }
    .foregroundStyle(.red)
  }

  private var colours: some Element {
    Row(spacing: 8) {
      Fill(
        .linearGradient(
          colors: [.blue, .purple],
          startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
      )
      Fill(
        .radialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 40)
      )
      Fill(Ink.green.gradient)
      Fill(Ink(red: 0.9, green: 0.5, blue: 0.1))
      Fill(Ink.black.opacity(0.3))
    }
    .frame(height: 44)
  }

  private var shapes: some Element {
    Row(spacing: 8) {
      Figure.rect(cornerRadius: 12).fill(.mint)
      Figure.capsule.strokeBorder(.indigo, lineWidth: 4)
      Figure.circle.fill(.yellow).stroke(.black, lineWidth: 2)
      Figure.ellipse.fill(.pink)
      Figure.rect(topLeadingRadius: 16, bottomTrailingRadius: 16).fill(.teal)
    }
    .frame(height: 48)
  }

  @ElementBuilder private var effects: some Element {
    Row(spacing: 24) {
      TextBlock("Turned").rotationEffect(.degrees(-20))
      TextBlock("Large").scaleEffect(1.5)
      TextBlock("Faint").opacity(0.4)
      TextBlock("Gone").opacity(0)
      TextBlock("Card").padding(8).background(.background, in: .rect(cornerRadius: 8)).shadow(
        radius: 4,
        y: 2
      )
    }
    Row(spacing: 12) {
      Picture("mug", width: 120, height: 120).frame(width: 72, height: 72).clipShape(.circle)
      Picture("cup", width: 72, height: 72).cornerRadius(16).border(.red)
      Layers {
        Fill(.orange).frame(width: 60, height: 60).offset(x: -10).zIndex(1)
        Fill(.blue).frame(width: 60, height: 60).offset(x: 10, y: 10)
      }
      .frame(width: 90, height: 80)
      PushButton("Left") {}.rotationEffect(.degrees(90)).frame(width: 30)
    }
  }

  private var controls: some Element {
    Column(spacing: 12) {
      PushButton("Buy") {}.buttonStyle(.borderedProminent)
      SwitchControl("Gift wrap", isOn: $isOn)
      ProgressBar("Stock", value: 0.7)
      TextBlock("New").padding(.horizontal, 12).padding(.vertical, 4)
        .background(.red, in: .capsule)
        .overlay { Figure.capsule.stroke(.black) }
    }
    .tint(.purple)
  }
}
