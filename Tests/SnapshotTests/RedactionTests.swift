import LayoutSim
import SnapshotRendering
import Testing

/// Redactions.
struct RedactionTests {
  /// A screen with an order, and a button whose label is that of the texts in it.
  private let tree = RenderTree(
    traits: Traits(device: .iPhone15),
    nodes: [
      RenderNode(.window, subtreeLength: 7),
      RenderNode(.screen, parent: 0, subtreeLength: 6, route: "order(1042)"),
      RenderNode(
        .text,
        parent: 1,
        label: "Ordered on 12 May,\nsent on 14 May",
        lines: ["Ordered on 12 May,", "sent on 14 May"]
      ),
      RenderNode(.button, parent: 1, subtreeLength: 3, label: "Total, 12 May, 8.50"),
      RenderNode(.text, parent: 3, label: "12 May", identifier: "date"),
      RenderNode(.text, parent: 3, label: "8.50", identifier: "price"),
      RenderNode(.slider, parent: 1, label: "Tip", facts: [Fact("value", "1.25")]),
    ],
    findings: [
      Finding(
        code: .textNearLimit,
        place: "order(1042)",
        found: "“8.50” is near the limit.",
        advice: ""
      )
    ]
  )

  private func words(of tree: RenderTree) -> [String] {
    tree.nodes.compactMap { node in
      node.label ?? node.route
    }
  }

  @Test("A pattern gives the same words the same alias, numbered as they appear")
  func pattern() throws {
    let redacted = try tree.redacted([.pattern(#"\d+ May"#, as: "date")])
    #expect(
      words(of: redacted) == [
        "order(1042)", "Ordered on ‹date-1›,\nsent on ‹date-2›", "Total, ‹date-1›, 8.50",
        "‹date-1›", "8.50", "Tip",
      ]
    )
    #expect(redacted.nodes[2].lines == ["Ordered on ‹date-1›,\nsent on ‹date-2›"])
  }

  @Test("A value is replaced in routes, labels and findings")
  func value() throws {
    let redacted = try tree.redacted([.value("1042", as: "order")])
    #expect(redacted.nodes[1].route == "order(‹order-1›)")
    #expect(redacted.findings[0].place == "order(‹order-1›)")
  }

  @Test(
    "What has a tag is replaced as a whole, also in the label of its button and where it is quoted"
  )
  func tag() throws {
    let redacted = try tree.redacted([.tag("price", as: "price"), .tag("date", as: "date")])
    #expect(redacted.nodes[3].label == "Total, ‹date-1›, ‹price-1›")
    #expect(redacted.nodes[4].label == "‹date-1›")
    #expect(redacted.nodes[5].label == "‹price-1›")
    #expect(redacted.findings[0].found == "“‹price-1›” is near the limit.")
    #expect(redacted.nodes[2].label == tree.nodes[2].label)
  }

  @Test("The value of a control is replaced by its role")
  func role() throws {
    let redacted = try tree.redacted([.role(.slider, as: "tip")])
    #expect(redacted.nodes[6].label == "‹tip-1›")
    #expect(redacted.nodes[6].facts == [Fact("value", "‹tip-2›")])
  }

  @Test("Nothing else changes, and no redactions change nothing")
  func rest() throws {
    #expect(try tree.redacted([]) == tree)
    var redacted = try tree.redacted([.value("Tip", as: "tip")])
    redacted.nodes[6].label = "Tip"
    #expect(redacted == tree)
  }

  @Test("A redaction that matches nothing fails, unless it need not match")
  func unused() throws {
    let unused: [Redaction] = [.value("June", as: "month"), .pattern("[0-9]{9}", as: "number")]
    let error = #expect(throws: RedactionError.self) {
      try tree.redacted([.value("May", as: "month")] + unused)
    }
    #expect(error == .unused(unused))
    #expect(
      error?.description
        == "“value June as month” and “pattern [0-9]{9} as number” matched nothing in the tree. Remove "
        + "these redactions, or correct what should match."
    )
    #expect(try tree.redacted([], optional: unused) == tree)
  }

  @Test("A pattern that is not one and an empty value fail, and what matches no character stays")
  func invalid() throws {
    let error = #expect(throws: RedactionError.self) {
      try tree.redacted([.pattern("(", as: "x")])
    }
    #expect(error?.description.hasPrefix("“(” is not a regular expression: ") == true)
    #expect(throws: RedactionError.emptyValue(name: "x")) {
      try tree.redacted([.value("", as: "x")])
    }
    #expect(throws: RedactionError.unused([.pattern("z*", as: "x")])) {
      try tree.redacted([.pattern("z*", as: "x")])
    }
  }
}
