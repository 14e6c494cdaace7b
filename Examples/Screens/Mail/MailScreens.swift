import LayoutSim

/// The boxes, in the first column.
struct BoxesScreen: Element {
  let mail: Mail
  @Bound var box: Mail.Box?

  var body: some Element {
    RowList(selection: $box) {
      RowSection("Letters") {
        Each(Mail.Box.allCases, id: \.self) { box in
          IconLabel(box.rawValue, icon: box.icon).badge(mail.unread(in: box))
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Mail")
    .navigationSplitViewColumnWidth(280)
  }
}

/// The letters of a box, in the second column.
struct LettersScreen: Element {
  let mail: Mail
  let box: Mail.Box
  @Bound var letter: Mail.Letter.ID?

  @Local private var words = ""
  @Local private var scope = Scope.all
  @Local private var isWriting = false

  private enum Scope: String, CaseIterable { case all = "All", unread = "Unread" }

  private var letters: [Mail.Letter] {
    mail.letters(in: box, with: words, unreadOnly: !words.isEmpty && scope == .unread)
  }

  var body: some Element {
    RowList(selection: $letter) {
      Each(letters) { letter in
        LetterRow(letter: letter)
          .swipeActions(edge: .leading) {
            PushButton(letter.isRead ? "Unread" : "Read", icon: "envelope") {
              mail.setRead(letter.id, !letter.isRead)
            }
          }
          .swipeActions {
            PushButton("Delete", icon: "trash", role: .destructive) {
              mail.move(letter.id, to: .bin)
            }
            PushButton("Archive", icon: "archivebox") { mail.move(letter.id, to: .archive) }
          }
      }
    }
    .listStyle(.plain)
    .overlay {
      if letters.isEmpty {
        UnavailableContent("No Letters", icon: "tray")
      }
    }
    .refreshable { await mail.load() }
    .searchable(text: $words, prompt: "Sender or subject")
    .searchScopes($scope, options: Scope.allCases.map { ChoiceOption($0.rawValue, $0) })
    .navigationTitle(box.rawValue)
    .toolbar {
      BarItem(placement: .status) { TextBlock("Updated just now").font(.caption) }
      BarItem(placement: .bottomBar) {
        PushButton("Write", icon: "square.and.pencil") { isWriting = true }
      }
    }
    .sheet(isPresented: $isWriting) { WriteScreen(mail: mail) }
  }
}

/// A letter in a list.
private struct LetterRow: Element {
  let letter: Mail.Letter

  var body: some Element {
    Row(alignment: .firstTextBaseline) {
      Figure.circle.fill(letter.isRead ? .clear : .blue).frame(width: 10, height: 10)
      Column(alignment: .leading, spacing: 2) {
        TextBlock(letter.sender).font(.headline).lineLimit(1)
        TextBlock(letter.subject).font(.subheadline).lineLimit(1)
        TextBlock(letter.words).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }
}

/// A letter, in the third column.
struct LetterScreen: Element {
  let mail: Mail
  let id: Mail.Letter.ID

  @Local private var isDeleting = false

  var body: some Element {
    ScrollArea {
      if let letter = mail.letter(id) {
        Column(alignment: .leading, spacing: 12) {
          TextBlock(letter.subject).font(.title2).bold()
          LabeledItem("From", value: letter.sender)
          Separator()
          TextBlock(letter.words)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .task(id: id) { mail.setRead(id) }
    .toolbar {
      BarGroup(placement: .topBarTrailing) {
        PushButton("Delete", icon: "trash") { isDeleting = true }
        MenuControl("Move", icon: "folder") {
          Each(Mail.Box.allCases) { box in
            PushButton(box.rawValue, icon: box.icon) { mail.move(id, to: box) }
          }
        }
      }
    }
    .confirmationDialog("Delete this letter?", isPresented: $isDeleting) {
      PushButton("Delete Letter", role: .destructive) { mail.move(id, to: .bin) }
    }
  }
}

/// A sheet to write a letter on.
private struct WriteScreen: Element {
  let mail: Mail

  @Local private var receiver = ""
  @Local private var subject = ""
  @Local private var words = ""
  @Local private var isLeaving = false
  @Focused private var isAddressing: Bool
  @Inherited(\.dismiss) private var dismiss

  var body: some Element {
    NavigationArea {
      EntryForm {
        TextEntry("To", words: $receiver)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .focused($isAddressing)
        TextEntry("Subject", words: $subject)
        TextArea("Words", words: $words).frame(minHeight: 200)
      }
      .navigationTitle(subject.isEmpty ? "New Letter" : subject)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        BarItem(placement: .cancellationAction) {
          PushButton("Cancel") {
            if words.isEmpty { dismiss() } else { isLeaving = true }
          }
        }
        BarItem(placement: .confirmationAction) {
          PushButton("Send") {
            mail.send(to: receiver, subject: subject, words: words)
            dismiss()
          }
          .disabled(receiver.isEmpty)
        }
      }
      .onAppear { isAddressing = true }
    }
    .interactiveDismissDisabled(!words.isEmpty)
    .confirmationDialog("Keep this letter?", isPresented: $isLeaving) {
      PushButton("Delete Draft", role: .destructive) { dismiss() }
    }
  }
}
