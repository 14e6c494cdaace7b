/// One item of news.
struct NewsItem: Hashable, Identifiable {
  let id: Int
  let title: String

  static let all = [
    NewsItem(id: 1, title: "Sheets with heights"),
    NewsItem(id: 2, title: "Flows on the stack"),
    NewsItem(id: 3, title: "Tabs that come and go"),
  ]
}
