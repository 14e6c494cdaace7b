import SwiftUI

extension Font { static let logo = Font.custom("Inter", size: 30) }  // flowsim:silent

extension Text {
  func strong() -> Text { bold().italic() }
}

struct NamedText: View {
  let font: Font

  var body: some View { Text("Name").font(font) }
}

struct FontsView: View {
  var body: some View {
    VStack {
      NamedText(font: .largeTitle)
      NamedText(font: .body.weight(.bold))
      Text("Logo").font(.logo)
    }
  }
}

struct SumView: View {
  var body: some View {
    Text("Now ").strong() + Text("9.00").foregroundColor(.red)
  }
}

struct FormatsView: View {
  let date: Date

  var body: some View {
    VStack {
      Text(1234.5, format: .currency(code: "EUR"))
      Text(date, format: .dateTime.day().month(.wide))
      Text(date, style: .time)
      Text(date, style: .relative)
    }
  }
}

struct DayView: View {
  @State private var day = Date()

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, in: Date()..., displayedComponents: .date)
      Text(day, style: .date)
    }
  }
}

struct NoticeView: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Say **yes** or `no()`, *please*")
      Text("Ask [the desk](https://example.com), \(name)!")  // flowsim:silent
      Text("2 * 3 * 4, snake_case_name and a lone `")
      Text("__Bold__ \\*as it is\\* ~~old~~")
      Text(verbatim: "**plain**")
      Text(name)
      Text("\(Text("Amount").bold()): \(name)")
    }
  }
}

struct CountedView: View {
  let count: Int

  var body: some View {
    VStack {
      Text("^[\(count) apple](inflect: true)")
      Text("You have ^[\(count) new box](inflect: true) and ^[\(count) cherry](inflect: true).")
      Text("^[\(count) person](inflect: true)")
      Text("2 ^ 3 and ^[plain](weight: 3)")
    }
  }
}
