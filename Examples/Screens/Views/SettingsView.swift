import SwiftUI

/// The settings, as a form.
struct SettingsView: View {
  @Bindable var settings: AppSettings
  let coordinator: SettingsCoordinator

  @State private var isEditing = false
  @State private var isSaving = false
  @State private var isSigningOut = false
  @State private var showsStorage = false

  var body: some View {
    Form {
      Section {
        Button {
          isEditing = true
        } label: {
          ProfileRow(settings: settings)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Profile")
      }
      Section {
        Toggle("Allow Notifications", isOn: $settings.allowsNotifications)
        if settings.allowsNotifications {
          Picker("Sound", selection: $settings.sound) {
            ForEach(AppSettings.sounds, id: \.self) { Text($0) }
          }
          HStack {
            Image(systemName: "speaker.fill")
            Slider(value: $settings.volume) { Text("Volume") }
            Image(systemName: "speaker.wave.3.fill")
          }
          .foregroundStyle(.secondary)
          Stepper("Repeat \(settings.repetitions) Times", value: $settings.repetitions, in: 0...5)
        }
      } header: {
        Text("Notifications")
      } footer: {
        Text("Reminders come at most once an hour, and never at night.")
      }
      Section("Appearance") {
        Picker("Appearance", selection: $settings.appearance) {
          ForEach(AppSettings.Appearance.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
      Section("Reading") {
        Toggle(isOn: $settings.keepsPages) {
          Label("Read Offline", systemImage: "arrow.down.circle")
        }
        DisclosureGroup("Storage", isExpanded: $showsStorage) {
          LabeledContent("Kept Pages", value: "\(settings.megabytesKept) MB")
          Button("Delete All", role: .destructive) { settings.deletePages() }
            .disabled(settings.megabytesKept == 0)
        }
        Button("Help") { coordinator.navigate(to: SettingsRoute.help) }
      }
      Section {
        Button("Sign Out", role: .destructive) { isSigningOut = true }
          .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle("Settings")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        if isSaving {
          ProgressView()
        } else {
          Button("Save") {
            isSaving = true
            Task {
              await settings.save()
              isSaving = false
            }
          }
        }
      }
    }
    .sheet(isPresented: $isEditing) { ProfileEditor(settings: settings) }
    .confirmationDialog(
      "Sign out of this device?",
      isPresented: $isSigningOut,
      titleVisibility: .visible
    ) {
      Button("Sign Out", role: .destructive) { settings.signOut() }
    } message: {
      Text("Pages that you keep will be deleted.")
    }
  }
}

/// The customer, in the first row.
private struct ProfileRow: View {
  let settings: AppSettings

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .frame(width: 56, height: 56)
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(settings.name).font(.title2)
        Text(settings.email).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// A sheet to change the customer's name and address.
private struct ProfileEditor: View {
  @Bindable var settings: AppSettings

  @State private var password = ""
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  private enum Field { case name, email, password }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $settings.name)
          .textContentType(.name)
          .submitLabel(.next)
          .focused($focus, equals: .name)
        TextField("Email", text: $settings.email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .submitLabel(.next)
          .focused($focus, equals: .email)
        SecureField("New Password", text: $password)
          .submitLabel(.done)
          .focused($focus, equals: .password)
      }
      .onSubmit {
        switch focus {
        case .name: focus = .email
        case .email: focus = .password
        default: dismiss()
        }
      }
      .onAppear { focus = .name }
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.disabled(settings.name.isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}
