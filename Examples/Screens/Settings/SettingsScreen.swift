import LayoutSim

/// The settings, as a form.
struct SettingsScreen: Element {
  let settings: AppSettings
  let coordinator: SettingsCoordinator

  @Local private var isEditing = false
  @Local private var isSaving = false
  @Local private var isSigningOut = false
  @Local private var showsStorage = false

  var body: some Element {
    EntryForm {
      RowSection {
        PushButton {
          isEditing = true
        } label: {
          ProfileRow(settings: settings)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Profile")
      }
      RowSection {
        SwitchControl("Allow Notifications", isOn: Bound(settings, \.allowsNotifications))
        if settings.allowsNotifications {
          ChoiceControl("Sound", selection: Bound(settings, \.sound), options: AppSettings.sounds)
          Row {
            Icon("speaker.fill")
            SliderControl("Volume", value: Bound(settings, \.volume)).labelsHidden()
            Icon("speaker.wave.3.fill")
          }
          .foregroundStyle(.secondary)
          StepperControl(
            "Repeat \(settings.repetitions) Times",
            value: Bound(settings, \.repetitions),
            in: 0...5
          )
        }
      } header: {
        TextBlock("Notifications")
      } footer: {
        TextBlock("Reminders come at most once an hour, and never at night.")
      }
      RowSection("Appearance") {
        ChoiceControl(
          "Appearance",
          selection: Bound(settings, \.appearance),
          options: AppSettings.Appearance.allCases.map { ChoiceOption($0.rawValue, $0) }
        )
        .pickerStyle(.segmented)
      }
      RowSection("Reading") {
        SwitchControl(isOn: Bound(settings, \.keepsPages)) {
          IconLabel("Read Offline", icon: "arrow.down.circle")
        }
        FoldingSection("Storage", isShown: $showsStorage) {
          LabeledItem("Kept Pages", value: "\(settings.megabytesKept) MB")
          PushButton("Delete All", role: .destructive) { settings.deletePages() }
            .disabled(settings.megabytesKept == 0)
        }
        PushButton("Help") { coordinator.navigate(to: SettingsRoute.help) }
      }
      RowSection {
        PushButton("Sign Out", role: .destructive) { isSigningOut = true }
          .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle("Settings")
    .toolbar {
      BarItem(placement: .confirmationAction) {
        if isSaving {
          Spinner()
        } else {
          PushButton("Save") {
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
      PushButton("Sign Out", role: .destructive) { settings.signOut() }
    } message: {
      TextBlock("Pages that you keep will be deleted.")
    }
  }
}

/// The customer, in the first row.
private struct ProfileRow: Element {
  let settings: AppSettings

  var body: some Element {
    Row(spacing: 12) {
      Icon("person.crop.circle.fill")
        .resizable()
        .frame(width: 56, height: 56)
        .foregroundStyle(.tint)
      Column(alignment: .leading) {
        TextBlock(settings.name).font(.title2)
        TextBlock(settings.email).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// A sheet to change the customer's name and address.
private struct ProfileEditor: Element {
  let settings: AppSettings

  @Local private var password = ""
  @Focused private var focus: Field?
  @Inherited(\.dismiss) private var dismiss

  private enum Field { case name, email, password }

  var body: some Element {
    NavigationArea {
      EntryForm {
        TextEntry("Name", words: Bound(settings, \.name))
          .textContentType(.name)
          .submitLabel(.next)
          .focused($focus, equals: .name)
        TextEntry("Email", words: Bound(settings, \.email))
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .submitLabel(.next)
          .focused($focus, equals: .email)
        SecretEntry("New Password", words: $password)
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
        BarItem(placement: .cancellationAction) { PushButton("Cancel") { dismiss() } }
        BarItem(placement: .confirmationAction) {
          PushButton("Done") { dismiss() }.disabled(settings.name.isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}
