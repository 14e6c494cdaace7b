import SwiftUI

/// A conversation, with a text field.
struct ChatView: View {
  let conversation: Conversation

  @State private var draft = ""
  @State private var quoted: Conversation.Message?
  @State private var isCalling = false
  @FocusState private var isWriting: Bool

  var body: some View {
    ScrollViewReader { scroller in
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
          if !conversation.yesterday.isEmpty {
            Section {
              messages(conversation.yesterday)
            } header: {
              DayHeader(name: "Yesterday")
            }
          }
          Section {
            messages(conversation.today)
          } header: {
            DayHeader(name: "Today")
          }
          if conversation.isTyping {
            Text("\(conversation.name) is typing …")
              .font(.caption)
              .foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding(.horizontal)
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(.interactively)
      .refreshable { await conversation.loadYesterday() }
      .onChange(of: conversation.today.count) {
        withAnimation { scroller.scrollTo(conversation.today.last?.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { composer }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) {
        VStack(spacing: 0) {
          Text(conversation.name).font(.headline)
          Text("online").font(.caption).foregroundStyle(.secondary)
        }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Call", systemImage: "video") { isCalling = true }
      }
    }
    .fullScreenCover(isPresented: $isCalling) { CallView(name: conversation.name) }
  }

  private func messages(_ messages: [Conversation.Message]) -> some View {
    ForEach(messages) { message in
      MessageRow(message: message)
        .contextMenu {
          Button("Reply", systemImage: "arrowshape.turn.up.left") {
            quoted = message
            isWriting = true
          }
          if message.isMine {
            Button("Delete", systemImage: "trash", role: .destructive) {
              conversation.delete(message)
            }
          }
        }
    }
  }

  private var composer: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let quoted {
        HStack {
          Rectangle().fill(.tint).frame(width: 3)
          Text(quoted.words).font(.footnote).lineLimit(2)
          Spacer()
          Button {
            self.quoted = nil
          } label: {
            Image(systemName: "xmark").frame(width: 44, height: 44)
          }
          .accessibilityLabel("Remove")
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      HStack(alignment: .bottom) {
        TextField("Message", text: $draft, axis: .vertical)
          .lineLimit(1...5)
          .focused($isWriting)
          .padding(.horizontal, 12)
          .padding(.vertical, 11)
          .overlay { RoundedRectangle(cornerRadius: 18).stroke(.separator) }
        Button {
          let words = draft
          let quote = quoted
          (draft, quoted) = ("", nil)
          Task { await conversation.send(words, quoting: quote) }
        } label: {
          Image(systemName: "arrow.up.circle.fill").font(.title).frame(width: 44, height: 44)
        }
        .accessibilityLabel("Send")
        .disabled(draft.isEmpty)
      }
    }
    .padding(8)
    .background(.bar)
  }
}

/// The name of a day, over its messages.
private struct DayHeader: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.caption)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.thinMaterial, in: .capsule)
  }
}

/// A message, on the side of the one who wrote it.
private struct MessageRow: View {
  let message: Conversation.Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: .leading, spacing: 4) {
        if let quote = message.quote {
          Text(quote).font(.footnote).lineLimit(1).opacity(0.7)
        }
        Text(message.words)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(message.isMine ? Color.white : Color.primary)
      .background(message.isMine ? Color.blue : Color.gray, in: .rect(cornerRadius: 18))
      if !message.isMine { Spacer(minLength: 60) }
    }
  }
}

/// A call that continues until it is ended.
private struct CallView: View {
  let name: String

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Calling \(name) …").font(.title2)
      Spacer()
      Button("End", systemImage: "phone.down.fill", role: .destructive) { dismiss() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.vertical, 40)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationBackground(.black)
  }
}
