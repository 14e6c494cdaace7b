import LayoutSim
import Testing

@MainActor
@Suite("The measures of lists")
struct ListMetricsTests {
  private func metrics(_ look: ListLook, _ platform: PlatformProfile) -> ListMetrics {
    ListMetrics(look, platform: platform)
  }

  @Test("A row is at least 44 high up to iOS 18 and 52 from iOS 26 on, there 80 in large text")
  func rowHeights() {
    // list.row_min_height, list.row_min_height_swiftui, list.classic_row_height_ax2
    #expect(metrics(.plain, .iOS18).rowMinimumHeight(at: .large).points == 44)
    #expect(metrics(.plain, .iOS26).rowMinimumHeight(at: .large).points == 52)
    #expect(metrics(.plain, .iOS26).rowMinimumHeight(at: .accessibility2).points == 80)
    #expect(!metrics(.plain, .iOS18).rowMinimumHeight(at: .large).isApproximate)
    #expect(metrics(.plain, .iOS26).rowMinimumHeight(at: .large).isApproximate)
  }

  @Test("A row of xxxLarge text is 59 high from iOS 26 on")
  func classicRow() {
    // list.classic_row_height_xxxLarge: the line of 23-point words is 27.67 high.
    let inset = metrics(.plain, .iOS26).rowVerticalInset
    #expect(abs(27.667 + 2 * inset.points - 59) < 0.01)
    #expect(metrics(.plain, .iOS18).rowVerticalInset.points == 11)
  }

  @Test("A switch fits into a row of the least height")
  func switchRow() {
    // list.row_min_height, toggle.switch_size
    #expect(31 + 2 * metrics(.insetGrouped, .iOS18).controlRowVerticalInset.points == 44)
    #expect(28 + 2 * metrics(.insetGrouped, .iOS26).controlRowVerticalInset.points == 52)
  }

  @Test("Cards stand 16 or 20 from the sides, as the width of the list and the system say")
  func sideInsets() {
    // list.inset_grouped_side_inset
    #expect(metrics(.insetGrouped, .iOS18).sideInset(in: 393).points == 16)
    #expect(metrics(.insetGrouped, .iOS18).sideInset(in: 414).points == 20)
    #expect(metrics(.insetGrouped, .iOS26).sideInset(in: 375).points == 16)
    #expect(metrics(.insetGrouped, .iOS26).sideInset(in: 393).points == 20)
    #expect(metrics(.insetGrouped, .iOS26).sideInset(in: 390).isApproximate)
    #expect(metrics(.plain, .iOS26).sideInset(in: 393).points == 0)
  }

  @Test("Words in rows begin at the layout margin, on cards of iOS 26 phones at 16")
  func rowInsets() {
    // list.row_leading_inset, list.inset_grouped_text_x
    #expect(metrics(.plain, .iOS18).rowHorizontalInset(in: 393).points == 16)
    #expect(metrics(.insetGrouped, .iOS18).rowHorizontalInset(in: 430).points == 20)
    #expect(metrics(.insetGrouped, .iOS26).rowHorizontalInset(in: 430).points == 16)
    let pad = ListMetrics(.insetGrouped, platform: .iOS26, idiom: .pad)
    #expect(pad.rowHorizontalInset(in: 820).points == 20)
  }

  @Test("Cards have corners of 10, from iOS 26 on of 26, and their first row is 2 higher then")
  func cards() {
    // list.inset_grouped_corner_radius, list.first_row_extra
    #expect(metrics(.insetGrouped, .iOS18).cornerRadius.points == 10)
    #expect(metrics(.insetGrouped, .iOS26).cornerRadius.points == 26)
    #expect(metrics(.insetGrouped, .iOS18).firstRowExtra.points == 0)
    #expect(metrics(.insetGrouped, .iOS26).firstRowExtra.points == 2)
  }

  @Test("Sections without words keep 35 between them")
  func gaps() {
    // list.section_gap_untitled, list.untitled_footer_plus_header
    #expect(metrics(.grouped, .iOS18).sectionGap.points == 35)
    #expect(metrics(.insetGrouped, .iOS26).sectionGap.points == 35)
    #expect(metrics(.plain, .iOS18).headerTopPadding.points == 22)
  }
}
