import LayoutSim
import Testing

/// The measures of lists.
@MainActor
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
    #expect(!metrics(.plain, .iOS26).rowMinimumHeight(at: .large).isApproximate)
    #expect(metrics(.plain, .iOS26).rowMinimumHeight(at: .accessibility2).isApproximate)
  }

  @Test("A row keeps 11 above and below its content, from iOS 26 on 15")
  func rowInset() {
    // list.row_vertical_inset; two recordings of rows of two lines are 70.67 high.
    #expect(metrics(.plain, .iOS26).rowVerticalInset.points == 15)
    #expect(metrics(.plain, .iOS18).rowVerticalInset.points == 11)
  }

  @Test("Cards stand 16 or 20 from the sides, depending on the width of the list and the system")
  func sideInsets() {
    // list.inset_grouped_side_inset
    #expect(metrics(.insetGrouped, .iOS18).sideInset(in: 375).points == 16)
    #expect(metrics(.insetGrouped, .iOS18).sideInset(in: 393).points == 20)
    #expect(metrics(.insetGrouped, .iOS26).sideInset(in: 402).points == 16)
    #expect(metrics(.insetGrouped, .iOS26).sideInset(in: 414).points == 20)
    #expect(!metrics(.insetGrouped, .iOS26).sideInset(in: 390).isApproximate)
    #expect(metrics(.insetGrouped, .iOS26).sideInset(in: 414).isApproximate)
    #expect(metrics(.plain, .iOS26).sideInset(in: 393).points == 0)
  }

  @Test("Words in rows begin at the layout margin, on cards of iOS 26 phones at 16")
  func rowInsets() {
    // list.row_leading_inset, list.inset_grouped_text_x
    #expect(metrics(.plain, .iOS18).rowHorizontalInset(in: 375).points == 16)
    #expect(metrics(.plain, .iOS18).rowHorizontalInset(in: 393).points == 20)
    #expect(metrics(.insetGrouped, .iOS18).rowHorizontalInset(in: 430).points == 20)
    #expect(metrics(.insetGrouped, .iOS26).rowHorizontalInset(in: 430).points == 16)
    let pad = ListMetrics(.insetGrouped, platform: .iOS26, idiom: .pad)
    #expect(pad.rowHorizontalInset(in: 820).points == 20)
  }

  @Test("Cards have corners of 10, from iOS 26 on of 26")
  func cards() {
    // list.inset_grouped_corner_radius
    #expect(metrics(.insetGrouped, .iOS18).cornerRadius.points == 10)
    #expect(metrics(.insetGrouped, .iOS26).cornerRadius.points == 26)
  }

  @Test("Sections without words keep 35 between them")
  func gaps() {
    // list.section_gap_untitled, list.untitled_footer_plus_header
    #expect(metrics(.grouped, .iOS18).sectionGap.points == 35)
    #expect(metrics(.insetGrouped, .iOS26).sectionGap.points == 35)
    #expect(metrics(.plain, .iOS18).headerTopPadding.points == 22)
  }
}
