import Foundation
import LayoutSim
import ScreenMapping
import Testing

/// Maps as JSON.
struct ScreenMapCodingTests {
  private let map = DifferenceMaps.shop

  @Test("A map is read back from its text, and writes the same bytes again")
  func roundTrip() throws {
    let read = try ScreenMap(json: map.json)
    #expect(read == map)
    #expect(read.json == map.json)
  }

  @Test("Each item is a line; outlines write lines that they share once")
  func lines() {
    let lines = map.json.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(13) == [
        "{", #""version": "flowsim.map/1","#, #""name": "shop","#,
        #""settings": "\#(DifferenceMaps.settings)","#,
        #""limits": {"entries":2,"repeats":1,"states":5000,"steps":200000},"#,
        #""walks": [],"#,
        #""isComplete": true,"#, #""declaredLeftOut": [],"#, #""stepCount": 20,"#, #""start": 0,"#,
        #""places": ["#,
        #"{"dialogs":[],"surfaces":[{"kinds":["home.window"],"owner":"app","style":"base","tab":"Home"}]},"#,
        #"{"dialogs":[],"surfaces":[{"kinds":["browse.shelves"],"owner":"app","style":"base","tab":"Browse"}]},"#,
      ]
    )
    #expect(
      lines.contains(
        #"{"area":"98.25,769 98.25x49","from":0,"step":"select tab \"Browse\"","to":1},"#
      )
    )
    #expect(
      lines.contains(
        #"{"composition":"none","fingerprint":"00000000000000ff","id":"browse.editions-2","outline":3,"place":2,"#
          + #""status":"enough-entries","way":["select tab \"Browse\"","tap \"Dracula, 2\""]},"#
      )
    )
    // Lines 0 to 3 are the header, the layers, a blank line and the window; 5 and 6 the buttons.
    #expect(lines.contains(#"[[0,0,4],"  text \"Shelves\" @ 16,100 100x20.33",[0,5,3]],"#))
  }

  @Test("What any encoder writes is read, too")
  func encoder() throws {
    let data = try JSONEncoder().encode(map)
    #expect(try JSONDecoder().decode(ScreenMap.self, from: data) == map)
    #expect(try ScreenMap(json: String(decoding: data, as: UTF8.self)) == map)
  }

  @Test("Words of any kind are read back")
  func hostile() throws {
    let map = DifferenceMaps.hostile("a\"b\\c\n`|d\u{2028}\u{0}é e\u{301}\r\n")
    #expect(try ScreenMap(json: map.json).json.utf8.elementsEqual(map.json.utf8))
  }

  @Test("A newer version is refused, with advice")
  func version() {
    let json = map.json.replacing("flowsim.map/1", with: "flowsim.map/2")
    #expect(throws: ScreenMapError.version("flowsim.map/2")) { try ScreenMap(json: json) }
    #expect(
      "\(ScreenMapError.version("flowsim.map/2"))"
        == "The map is of version “flowsim.map/2”, and “flowsim.map/1” is the latest that is read here. "
        + "Update FlowSim, or write the map again with this version."
    )
  }

  @Test(
    "A map whose parts do not belong together is refused, and the error names the part",
    arguments: [
      (
        #""start": 0"#, #""start": 9"#,
        ScreenMapError.missing(part: "start", number: 9, of: "state")
      ),
      (
        #""outline":3,"place":2"#, #""outline":3,"place":-1"#,
        .missing(part: "states[3]", number: -1, of: "place")
      ),
      (#""to":6}"#, #""to":7}"#, .missing(part: "moves[8]", number: 7, of: "state")),
      (#""from":0"#, #""from":6"#, .order(move: 1)),
      (#""id":"browse.sample""#, #""id":"browse.shelves""#, .repeated(id: "browse.shelves")),
      ("[[0,0,4],", "[[7,0,4],", .missing(part: "outlines[1]", number: 7, of: "outline")),
      (",[0,5,3]]", ",[0,5,400]]", .missing(part: "outlines[1]", number: 5, of: "line")),
    ]
  )
  func damaged(part: String, other: String, error: ScreenMapError) {
    let json = map.json.replacing(part, with: other, maxReplacements: 1)
    #expect(throws: error) { try ScreenMap(json: json) }
  }

  @Test("An error says which part cannot be read", arguments: ["", "[]", "{}", "{\"version\": 1}"])
  func unreadable(text: String) {
    #expect {
      _ = try ScreenMap(json: text)
    } throws: {
      guard case .unreadable = $0 as? ScreenMapError else { return false }
      return "\($0)".hasPrefix("This is not the text of a screen map: ")
    }
  }

  @Test("A part that is missing is named")
  func missing() {
    let json = map.json.replacing(#""id":"browse.sample","#, with: "")
    #expect(throws: ScreenMapError.unreadable(place: "states[5].id", reason: "it is missing")) {
      try ScreenMap(json: json)
    }
  }

  @Test("Lines that are the same by characters, but not by bytes, are not shared")
  func bytes() throws {
    var map = map
    let words = "a title that is long enough to be shared with what comes after it: caf"
    map.outlines[0] = "\(words)\u{E9}"
    map.outlines[1] = "\(words)e\u{301}"
    let read = try ScreenMap(json: map.json)
    #expect(Array(read.outlines[0].utf8) == Array(map.outlines[0].utf8))
    #expect(Array(read.outlines[1].utf8) == Array(map.outlines[1].utf8))
  }

  @Test("300 screens of which each has lines of its own stay under 500 KB")
  func size() throws {
    var map = map
    let outline = (0..<30).map { "  text \"Line \($0) of this screen\" @ 16,100 361x20" }
    map.outlines = (0..<300).map { number in
      (outline[..<15] + ["  text \"Screen \(number)\""] + outline[15...]).joined(separator: "\n")
    }
    map.states = (0..<300).map { number in
      var state = map.states[6]
      state.id += "-\(number)"
      state.outline = number
      return state
    }
    map.moves = (0..<300).flatMap { from in
      [0, 1].map {
        MapMove(
          from: from,
          step: DifferenceMaps.dracula,
          to: $0,
          area: Rect(x: 16, y: 120, width: 361, height: 44)
        )
      }
    }
    #expect(map.json.utf8.count < 500_000)
    #expect(try ScreenMap(json: map.json) == map)
  }
}
