import SwiftUI

/// A product, with everything that a customer wants to know before buying it.
struct ProductView: View {
  @Bindable var product: Product
  let coordinator: ProductCoordinator

  @State private var photo = 0
  @State private var enlarged: Photo?
  @State private var showsDetails = false
  @State private var showsSizes = false
  @State private var isAdded = false

  private struct Photo: Identifiable { let id: String }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        TabView(selection: $photo) {
          ForEach(product.photos.indices, id: \.self) { index in
            Image(product.photos[index])
              .resizable()
              .onTapGesture { enlarged = Photo(id: product.photos[index]) }
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .aspectRatio(4 / 3, contentMode: .fit)
        Group {
          heading
          Divider()
          colours
          sizes
          facts
          DisclosureGroup("Details", isExpanded: $showsDetails) {
            Text("Cotton with beeswax. Wash it by hand, and wax it once a year.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          ForEach(product.reviews) { ReviewRow(review: $0) }
        }
        .padding(.horizontal)
        related
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { purchase }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button(
          product.isFavourite ? "Forget" : "Remember",
          systemImage: product.isFavourite ? "heart.fill" : "heart"
        ) {
          product.isFavourite.toggle()
        }
      }
    }
    .sheet(isPresented: $showsSizes) { SizeTable() }
    .fullScreenCover(item: $enlarged) { PhotoView(name: $0.id) }
    .alert("It is in your bag.", isPresented: $isAdded) {
      Button("Go On", role: .cancel) {}
      Button("To the Bag") { coordinator.navigate(to: ProductRoute.bag) }
    }
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(product.maker).font(.caption).textCase(.uppercase).foregroundStyle(.secondary)
      Text(product.name).font(.title).bold()
      HStack(alignment: .firstTextBaseline) {
        Text("189.00").font(.title2)
        Text("240.00").strikethrough().foregroundStyle(.secondary)
        Text("−21 %")
          .font(.caption)
          .bold()
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(.red, in: .capsule)
          .foregroundStyle(.white)
      }
    }
  }

  private var colours: some View {
    VStack(alignment: .leading) {
      Text("Colour: \(product.colour)").font(.headline)
      HStack(spacing: 16) {
        ForEach(product.colours, id: \.self) { colour in
          Button {
            product.colour = colour
          } label: {
            Circle()
              .fill(colour == "Moss" ? .green : colour == "Rust" ? .orange : .gray)
              .frame(width: 44, height: 44)
              .overlay {
                if product.colour == colour {
                  Image(systemName: "checkmark").foregroundStyle(.white)
                }
              }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(colour)
        }
      }
    }
  }

  private var sizes: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Size").font(.headline)
        Spacer()
        Button {
          showsSizes = true
        } label: {
          Text("Which fits me?").frame(minHeight: 44)
        }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))], spacing: 8) {
        ForEach(product.sizes, id: \.self) { size in
          Button(size) { product.size = size }
            .buttonStyle(Chip(isSelected: product.size == size))
            .disabled(product.soldOut.contains(size))
        }
      }
    }
  }

  private var facts: some View {
    ViewThatFits {
      HStack(spacing: 24) { labels }
      VStack(alignment: .leading) { labels }
    }
    .font(.subheadline)
  }

  @ViewBuilder private var labels: some View {
    Label("Waterproof", systemImage: "drop")
    Label("Made in Leeds", systemImage: "scissors")
    Label("Back within 30 days", systemImage: "arrow.uturn.left")
  }

  private var related: some View {
    VStack(alignment: .leading) {
      Text("Others bought").font(.headline).padding(.horizontal)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 12) {
          ForEach(product.related, id: \.self) { name in
            VStack(alignment: .leading) {
              Image(name).resizable().frame(width: 140, height: 140).cornerRadius(12)
              Text(name).font(.footnote)
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

  private var purchase: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("189.00").bold()
        Text(product.size.map { "Size \($0)" } ?? "Choose a size")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Add to Bag") {
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
private struct Chip: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(isSelected ? Color.accentColor : .clear, in: .rect(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.separator) }
  }
}

/// A review, with its stars.
private struct ReviewRow: View {
  let review: Product.Review

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 2) {
        ForEach(1..<6) { Image(systemName: $0 <= review.stars ? "star.fill" : "star") }
      }
      .imageScale(.small)
      .foregroundStyle(.yellow)
      .accessibilityElement(children: .ignore)
      .accessibilityAddTraits(.isImage)
      .accessibilityLabel("\(review.stars) of 5 stars")
      Text(review.words)
    }
  }
}

/// A sheet that is as high as its table.
private struct SizeTable: View {
  @State private var height = 0.0

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
      GridRow {
        Text("Size")
        Text("Chest")
        Text("Sleeve")
      }
      .bold()
      Divider()
      ForEach(["S", "M", "L", "XL"], id: \.self) { size in
        GridRow {
          Text(size)
          Text("96 cm")
          Text("64 cm")
        }
      }
    }
    .padding(24)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      height = $0
    }
    .presentationDetents([.height(height)])
  }
}

/// A picture, as large as the display.
private struct PhotoView: View {
  let name: String

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Image(name)
      .resizable()
      .scaledToFit()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .topTrailing) {
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Close")
        .padding()
      }
  }
}
