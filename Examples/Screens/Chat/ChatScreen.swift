import LayoutSim

/// A conversation, with a text field.
struct ChatScreen: Element {
  let conversation: Conversation

  @Local private var draft = ""
  @Local private var quoted: Conversation.Message?
  @Local private var isCalling = false
  @Focused private var isWriting: Bool

  var body: some Element {
    ScrollReader { scroller in
      ScrollArea {
        LazyColumn(spacing: 8, pinnedViews: .sectionHeaders) {
          if !conversation.yesterday.isEmpty {
            RowSection {
              messages(conversation.yesterday)
            } header: {
              DayHeader(name: "Yesterday")
            }
          }
          RowSection {
            messages(conversation.today)
          } header: {
            DayHeader(name: "Today")
          }
          if conversation.isTyping {
            TextBlock("\(conversation.name) is typing …")
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
        scroller.scrollTo(conversation.today.last?.id, anchor: .bottom)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { composer }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      BarItem(placement: .principal) {
        Column(spacing: 0) {
          TextBlock(conversation.name).font(.headline)
          TextBlock("online").font(.caption).foregroundStyle(.secondary)
        }
      }
      BarItem(placement: .topBarTrailing) {
        PushButton("Call", icon: "video") { isCalling = true }
      }
    }
    .fullScreenCover(isPresented: $isCalling) { CallScreen(name: conversation.name) }
  }

  private func messages(_ messages: [Conversation.Message]) -> some Element {
    Each(messages) { message in
      MessageRow(message: message)
        .contextMenu {
          PushButton("Reply", icon: "arrowshape.turn.up.left") {
            quoted = message
            isWriting = true
          }
          if message.isMine {
            PushButton("Delete", icon: "trash", role: .destructive) {
              conversation.delete(message)
            }
          }
        }
    }
  }

  private var composer: some Element {
    Column(alignment: .leading, spacing: 8) {
      if let quoted {
        Row {
          Figure.rect.fill(.tint).frame(width: 3)
          TextBlock(quoted.words).font(.footnote).lineLimit(2)
          Stretch()
          PushButton {
            self.quoted = nil
          } label: {
            Icon("xmark").frame(width: 44, height: 44)
          }
          .accessibilityLabel("Remove")
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      Row(alignment: .bottom) {
        TextEntry("Message", words: $draft, axis: .vertical)
          .lineLimit(1...5)
          .focused($isWriting)
          .padding(.horizontal, 12)
          .padding(.vertical, 11)
          .overlay { Figure.rect(cornerRadius: 18).stroke(.separator) }
        PushButton {
          let words = draft
          let quote = quoted
          (draft, quoted) = ("", nil)
          Task { await conversation.send(words, quoting: quote) }
        } label: {
          Icon("arrow.up.circle.fill").font(.title).frame(width: 44, height: 44)
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
private struct DayHeader: Element {
  let name: String

  var body: some Element {
    TextBlock(name)
      .font(.caption)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.thinMaterial, in: .capsule)
  }
}

/// A message, on the side of the one who wrote it.
private struct MessageRow: Element {
  let message: Conversation.Message

  var body: some Element {
    Row {
      if message.isMine { Stretch(minLength: 60) }
      Column(alignment: .leading, spacing: 4) {
        if let quote = message.quote {
          TextBlock(quote).font(.footnote).lineLimit(1).opacity(0.7)
        }
        TextBlock(message.words)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(message.isMine ? Ink.white : Ink.primary)
      .background(message.isMine ? Ink.blue : Ink.gray, in: .rect(cornerRadius: 18))
      if !message.isMine { Stretch(minLength: 60) }
    }
  }
}

/// A call that continues until it is ended.
private struct CallScreen: Element {
  let name: String

  @Inherited(\.dismiss) private var dismiss

  var body: some Element {
    Column {
      TextBlock("Calling \(name) …").font(.title2)
      Stretch()
      PushButton("End", icon: "phone.down.fill", role: .destructive) { dismiss() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.vertical, 40)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationBackground(.black)
  }
}
