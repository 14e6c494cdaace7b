import LayoutSim
import Testing

/// Places of rows.
struct RowOffsetsTests {
  @Test("They are sorted, and each is there once")
  func sorted() {
    #expect(Array(RowOffsets([3, 1, 3])) == [1, 3])
    #expect(RowOffsets(2) == [2])
  }

  @Test("Elements at places are removed; places that do not exist are ignored")
  func removing() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2, 9, -1])
    #expect(letters == ["b", "d"])
  }

  @Test(
    "Elements are moved before a place that is counted before they move",
    arguments: [
      ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 2, "abdc"),
      ([0, 1], 0, "abcd"), ([], 2, "abcd"), ([4], 2, "abcd"), ([7], 2, "abcd"), ([0], 99, "bcda"),
      ([3], -9, "dabc"),
    ] as [(RowOffsets, Int, String)]
  )
  func moving(offsets: RowOffsets, place: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: offsets, toOffset: place)
    #expect(String(letters) == expected)
  }
}
