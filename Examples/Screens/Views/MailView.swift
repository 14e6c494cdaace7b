import SwiftUI

/// The boxes, in the first column.
struct BoxesView: View {
  let mail: Mail
  @Binding var box: Mail.Box?

  var body: some View {
    List(selection: $box) {
      Section("Letters") {
        ForEach(Mail.Box.allCases, id: \.self) { box in
          Label(box.rawValue, systemImage: box.icon).badge(mail.unread(in: box))
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Mail")
    .navigationSplitViewColumnWidth(280)
  }
}

/// The letters of a box, in the second column.
struct LettersView: View {
  let mail: Mail
  let box: Mail.Box
  @Binding var letter: Mail.Letter.ID?

  @State private var words = ""
  @State private var scope = Scope.all
  @State private var isWriting = false

  private enum Scope: String, CaseIterable { case all = "All", unread = "Unread" }

  private var letters: [Mail.Letter] {
    mail.letters(in: box, with: words, unreadOnly: !words.isEmpty && scope == .unread)
  }

  var body: some View {
    List(selection: $letter) {
      ForEach(letters) { letter in
        LetterRow(letter: letter)
          .swipeActions(edge: .leading) {
            Button(letter.isRead ? "Unread" : "Read", systemImage: "envelope") {
              mail.setRead(letter.id, !letter.isRead)
            }
          }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {
              mail.move(letter.id, to: .bin)
            }
            Button("Archive", systemImage: "archivebox") { mail.move(letter.id, to: .archive) }
          }
      }
    }
    .listStyle(.plain)
    .overlay {
      if letters.isEmpty {
        ContentUnavailableView("No Letters", systemImage: "tray")
      }
    }
    .refreshable { await mail.load() }
    .searchable(text: $words, prompt: "Sender or subject")
    .searchScopes($scope) {
      ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
    }
    .navigationTitle(box.rawValue)
    .toolbar {
      ToolbarItem(placement: .status) { Text("Updated just now").font(.caption) }
      ToolbarItem(placement: .bottomBar) {
        Button("Write", systemImage: "square.and.pencil") { isWriting = true }
      }
    }
    .sheet(isPresented: $isWriting) { WriteView(mail: mail) }
  }
}

/// A letter in a list.
private struct LetterRow: View {
  let letter: Mail.Letter

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle().fill(letter.isRead ? .clear : .blue).frame(width: 10, height: 10)
      VStack(alignment: .leading, spacing: 2) {
        Text(letter.sender).font(.headline).lineLimit(1)
        Text(letter.subject).font(.subheadline).lineLimit(1)
        Text(letter.words).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }
}

/// A letter, in the third column.
struct LetterView: View {
  let mail: Mail
  let id: Mail.Letter.ID

  @State private var isDeleting = false

  var body: some View {
    ScrollView {
      if let letter = mail.letter(id) {
        VStack(alignment: .leading, spacing: 12) {
          Text(letter.subject).font(.title2).bold()
          LabeledContent("From", value: letter.sender)
          Divider()
          Text(letter.words).textSelection(.enabled)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .task(id: id) { mail.setRead(id) }
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Delete", systemImage: "trash") { isDeleting = true }
        Menu("Move", systemImage: "folder") {
          ForEach(Mail.Box.allCases) { box in
            Button(box.rawValue, systemImage: box.icon) { mail.move(id, to: box) }
          }
        }
      }
    }
    .confirmationDialog("Delete this letter?", isPresented: $isDeleting) {
      Button("Delete Letter", role: .destructive) { mail.move(id, to: .bin) }
    }
  }
}

/// A sheet to write a letter on.
private struct WriteView: View {
  let mail: Mail

  @State private var receiver = ""
  @State private var subject = ""
  @State private var words = ""
  @State private var isLeaving = false
  @FocusState private var isAddressing: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $receiver)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .focused($isAddressing)
        TextField("Subject", text: $subject)
        TextEditor(text: $words).frame(minHeight: 200).accessibilityLabel("Words")
      }
      .navigationTitle(subject.isEmpty ? "New Letter" : subject)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if words.isEmpty { dismiss() } else { isLeaving = true }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
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
      Button("Delete Draft", role: .destructive) { dismiss() }
    }
  }
}
