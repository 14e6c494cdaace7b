import LayoutSim

/// A product, with everything that a customer wants to know before buying it.
struct ProductScreen: Element {
  let product: Product
  let coordinator: ProductCoordinator

  @Local private var photo = 0
  @Local private var enlarged: Photo?
  @Local private var showsDetails = false
  @Local private var showsSizes = false
  @Local private var isAdded = false

  private struct Photo: Identifiable { let id: String }

  var body: some Element {
    ScrollArea {
      Column(alignment: .leading, spacing: 20) {
        Pager(selection: $photo, indexDisplayMode: .always) {
          Each(product.photos.indices, id: \.self) { index in
            Picture(product.photos[index], width: 1200, height: 900)
              .resizable()
              .onTapGesture { enlarged = Photo(id: product.photos[index]) }
          }
        }
        .aspectRatio(4 / 3, contentMode: .fit)
        ElementGroup {
          heading
          Separator()
          colours
          sizes
          facts
          FoldingSection("Details", isShown: $showsDetails) {
            TextBlock("Cotton with beeswax. Wash it by hand, and wax it once a year.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          Each(product.reviews) { ReviewRow(review: $0) }
        }
        .padding(.horizontal)
        related
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { purchase }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      BarGroup(placement: .topBarTrailing) {
        PushButton("Share", icon: "square.and.arrow.up") {}
        PushButton(
          product.isFavourite ? "Forget" : "Remember",
          icon: product.isFavourite ? "heart.fill" : "heart"
        ) {
          product.isFavourite.toggle()
        }
      }
    }
    .sheet(isPresented: $showsSizes) { SizeTable() }
    .fullScreenCover(item: $enlarged) { PhotoScreen(name: $0.id) }
    .alert("It is in your bag.", isPresented: $isAdded) {
      PushButton("Go On", role: .cancel) {}
      PushButton("To the Bag") { coordinator.navigate(to: ProductRoute.bag) }
    }
  }

  private var heading: some Element {
    Column(alignment: .leading, spacing: 4) {
      TextBlock(product.maker).font(.caption).textCase(.uppercase).foregroundStyle(.secondary)
      TextBlock(product.name).font(.title).bold()
      Row(alignment: .firstTextBaseline) {
        TextBlock("189.00").font(.title2)
        TextBlock("240.00").strikethrough().foregroundStyle(.secondary)
        TextBlock("−21 %")
          .font(.caption)
          .bold()
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(.red, in: .capsule)
          .foregroundStyle(.white)
      }
    }
  }

  private var colours: some Element {
    Column(alignment: .leading) {
      TextBlock("Colour: \(product.colour)").font(.headline)
      Row(spacing: 16) {
        Each(product.colours, id: \.self) { colour in
          PushButton {
            product.colour = colour
          } label: {
            Figure.circle
              .fill(colour == "Moss" ? .green : colour == "Rust" ? .orange : .gray)
              .frame(width: 44, height: 44)
              .overlay {
                if product.colour == colour {
                  Icon("checkmark").foregroundStyle(.white)
                }
              }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(colour)
        }
      }
    }
  }

  private var sizes: some Element {
    Column(alignment: .leading) {
      Row {
        TextBlock("Size").font(.headline)
        Stretch()
        PushButton {
          showsSizes = true
        } label: {
          TextBlock("Which fits me?").frame(minHeight: 44)
        }
      }
      VerticalLazyGrid(columns: [.adaptive(minimum: 64)], spacing: 8) {
        Each(product.sizes, id: \.self) { size in
          PushButton(size) { product.size = size }
            .buttonStyle(Chip(isSelected: product.size == size))
            .disabled(product.soldOut.contains(size))
        }
      }
    }
  }

  private var facts: some Element {
    FirstFit {
      Row(spacing: 24) { labels }
      Column(alignment: .leading) { labels }
    }
    .font(.subheadline)
  }

  @ElementBuilder private var labels: some Element {
    IconLabel("Waterproof", icon: "drop")
    IconLabel("Made in Leeds", icon: "scissors")
    IconLabel("Back within 30 days", icon: "arrow.uturn.left")
  }

  private var related: some Element {
    Column(alignment: .leading) {
      TextBlock("Others bought").font(.headline).padding(.horizontal)
      ScrollArea(.horizontal) {
        LazyRow(spacing: 12) {
          Each(product.related, id: \.self) { name in
            Column(alignment: .leading) {
              Picture(name, width: 400, height: 400).resizable().frame(width: 140, height: 140)
                .cornerRadius(12)
              TextBlock(name).font(.footnote)
            }
            .onTapGesture { coordinator.navigate(to: ProductRoute.other(name)) }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal)
      }
      .scrollTargetBehavior(.viewAligned)
      .frame(height: 180)
    }
  }

  private var purchase: some Element {
    Row {
      Column(alignment: .leading) {
        TextBlock("189.00").bold()
        TextBlock(product.size.map { "Size \($0)" } ?? "Choose a size")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Stretch()
      PushButton("Add to Bag") {
        Task {
          await product.addToBag()
          isAdded = true
        }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(product.size == nil)
    }
    .padding()
    .background(.bar)
  }
}

/// A size to choose, in a frame.
private struct Chip: ButtonDesign {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some Element {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(isSelected ? Ink.accent : .clear, in: .rect(cornerRadius: 8))
      .overlay { Figure.rect(cornerRadius: 8).strokeBorder(.separator) }
  }
}

/// A review, with its stars.
private struct ReviewRow: Element {
  let review: Product.Review

  var body: some Element {
    Column(alignment: .leading, spacing: 4) {
      Row(spacing: 2) {
        Each(1..<6) { Icon($0 <= review.stars ? "star.fill" : "star") }
      }
      .imageScale(.small)
      .foregroundStyle(.yellow)
      .accessibilityElement(children: .combine).role(.picture).accessibilityLabel(
        "\(review.stars) of 5 stars"
      )
      TextBlock(review.words)
    }
  }
}

/// A sheet that is as high as its table.
private struct SizeTable: Element {
  @Local private var height = 0.0

  var body: some Element {
    EagerGrid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
      CellRow {
        TextBlock("Size")
        TextBlock("Chest")
        TextBlock("Sleeve")
      }
      .bold()
      Separator()
      Each(["S", "M", "L", "XL"], id: \.self) { size in
        CellRow {
          TextBlock(size)
          TextBlock("96 cm")
          TextBlock("64 cm")
        }
      }
    }
    .padding(24)
    .onSizeChange { height = $0.height }
    .presentationDetents([.height(height)])
  }
}

/// A picture, as large as the display.
private struct PhotoScreen: Element {
  let name: String

  @Inherited(\.dismiss) private var dismiss

  var body: some Element {
    Picture(name, width: 1200, height: 900)
      .resizable()
      .scaledToFit()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .topTrailing) {
        PushButton {
          dismiss()
        } label: {
          Icon("xmark").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Close")
        .padding()
      }
  }
}
