extension NameTable {
  /// The table of names, by which files are translated, and from which the guide's page is made.
  ///
  /// A line is a kind, SwiftUI's names, an outcome, our spelling, and a limit in words: for a refused name, an alternative. After our
  /// spelling, parentheses hold changes of arguments: `a: b` renames a label, `a: b text` also takes the text out of
  /// `Text(…)`, `a: –` leaves an argument or a closure out, `a: !` refuses the use. A limit that begins with `!` is a warning
  /// at every use; for a name that is left out, `if a b` or `unless a b` in place of our spelling restricts it to uses with or without words in its
  /// arguments.
  static let entries = """
    # Types: containers
    type | View | renamed | Element
    type | ViewBuilder, ToolbarContentBuilder | renamed | ElementBuilder
    type | AnyView | renamed | AnyElement
    type | EmptyView | renamed | EmptyElement
    type | HStack | renamed | Row
    type | VStack | renamed | Column
    type | ZStack | renamed | Layers
    type | LazyHStack | renamed | LazyRow
    type | LazyVStack | renamed | LazyColumn
    type | Grid | renamed | EagerGrid
    type | GridRow | renamed | CellRow
    type | LazyVGrid | renamed | VerticalLazyGrid
    type | LazyHGrid | renamed | HorizontalLazyGrid
    type | GridItem | renamed | GridTrack
    type | Group | renamed | ElementGroup
    type | GroupBox | renamed | BoxedGroup
    type | ForEach | renamed | Each(editActions: –) | for `editActions` use `.onDelete` and `.onMove`
    type | List | renamed | RowList(editActions: –, rowContent: row, children: !) | for `editActions` use `.onDelete` and `.onMove`, for `children` `FoldingSection`s
    type | Form | renamed | EntryForm
    type | Section | renamed | RowSection
    type | DisclosureGroup | renamed | FoldingSection(isExpanded: isShown)
    type | ScrollView | renamed | ScrollArea(showsIndicators: –)
    type | ScrollViewReader | renamed | ScrollReader
    type | ScrollViewProxy | renamed | Scroller
    type | GeometryReader | renamed | SizeReader | its closure's value has the size alone
    type | GeometryProxy | renamed | Size | in a reader its frame is at the origin and its safe area zero, which are warnings
    type | ViewThatFits | renamed | FirstFit
    type | LabeledContent | renamed | LabeledItem
    type | ContentUnavailableView | renamed | UnavailableContent(systemImage: icon, description: message text, image: icon) | a picture in it is as large as a symbol
    type | Layout | renamed | SubviewLayout | its bounds begin at the origin, and `explicitAlignment` and `spacing` are not asked
    type | LayoutProperties | renamed | LayoutTraits
    type | LayoutSubviews | renamed | LayoutChildren
    type | LayoutSubview | renamed | LayoutChild
    type | ViewSpacing | renamed | Spacing
    type | ProposedViewSize | renamed | Proposal
    type | ViewDimensions | renamed | BoxDimensions
    type | AlignmentID | renamed | GuideKey
    type | NavigationStack, NavigationView | renamed | ScreenStack | in a stack of a coordinator a device shows two bars
    type | NavigationLink | renamed | ScreenLink | inside a `ScreenStack`
    type | TabView | rule | ScreenTabs, Pager | with `.tabViewStyle(.page)` behind it a `Pager`
    type | Tab | renamed | ScreenTab(systemImage: icon, image: icon)
    type | TabSection | renamed | ScreenTabSection
    type | TabRole | renamed | ScreenTabRole
    type | TabBarMinimizeBehavior | renamed | TabBarMinimizing
    type | NavigationSplitView | renamed | ScreenColumns
    type | NavigationSplitViewColumn | renamed | SplitColumn
    type | NavigationSplitViewVisibility | renamed | ColumnVisibility
    type | HSplitView, VSplitView | refused | | use a `Row` or a `Column`

    # Types: leaves and controls
    type | Text | renamed | TextBlock(bundle: –, tableName: –, comment: –, timerInterval: !) | for `timerInterval` use a date with `style: .timer`; not of a picture, a range of dates or a `Duration`, and an `AttributedString` has no styles; formats print in the stage's language, calendar and zone; Markdown is read in a literal that is the whole text, whose links are not tapped, and `inflect: true` makes English plurals
    type | Image | rule | Icon, Picture | a picture of an unknown size is 24 by 24 points
    type | Label | rule | IconLabel(systemImage: icon, image: icon) | a picture in it is as large as a symbol
    type | Spacer | renamed | Stretch
    type | Divider | renamed | Separator
    type | Button | renamed | PushButton(systemImage: icon, image: !) | for a picture use its `label`
    type | Link | renamed | TextLink
    type | Toggle | renamed | SwitchControl(systemImage: icon, sources: !, image: !) | for `sources` use a `SwitchControl` for each, and for a picture its `label`
    type | Slider | rule | SliderControl | its ends have no labels
    type | Stepper | renamed | StepperControl(onIncrement: increment, onDecrement: decrement, format: –, onEditingChanged: –)
    type | TextField | renamed | TextEntry(text: words, prompt: prompt text, onEditingChanged: –, onCommit: –) | with a title; for its closures use `.onSubmit`, `.focused` and `.onChange`
    type | SecureField | renamed | SecretEntry(text: words, prompt: prompt text, onCommit: –) | with a title; for its closure use `.onSubmit`
    type | TextEditor | renamed | TextArea
    type | Menu | renamed | MenuControl(systemImage: icon, content: items, primaryAction: –, image: !) | for `primaryAction` use a `PushButton` with `.contextMenu`, and for a picture its `label`
    type | EditButton | renamed | EditModeButton
    type | ProgressView | rule | Spinner, ProgressBar(total: of, currentValueLabel: –, timerInterval: !) | without the text of its value, which is another element: for `timerInterval` and a `Progress` use a value of the model
    type | AsyncImage | renamed | RemotePicture(transaction: –)
    type | AsyncImagePhase | renamed | PicturePhase
    type | Picker | renamed | ChoiceControl(systemImage: icon, currentValueLabel: –, sources: !, image: !) | an option is shown as the texts in it, and so is the one that is chosen
    type | DatePicker | renamed | DateControl | in the compact style; the calendar is never opened
    type | DatePickerComponents | renamed | DateParts
    type | Text.DateStyle | renamed | DateTextStyle
    type | ColorPicker | renamed | InkControl | with a title
    type | MultiDatePicker | refused | | use a `LabeledItem` with a `PushButton`
    type | ShareLink, PhotosPicker, PasteButton, SignInWithAppleButton | refused | | use a `PushButton` with its words
    type | Gauge, Chart, Map, VideoPlayer, WebView, Canvas | refused | Picture | a box of the offered size stands for it: give it a frame, or list its size
    type | TimelineView | renamed | TimedElement | with the stage's clock, `.periodic` or `.everyMinute`; an animation shows its first date
    type | TimelineSchedule, MapReader | refused | | use `.periodic`, or what is inside
    type | ControlGroup | renamed | Row(_: –, systemImage: –, label: –) | its controls lie side by side, at a guessed distance, and below each other in a menu; its label is not shown
    type | Table | renamed | DataTable(sortOrder: –) | its rows are those of its data; a header does not sort
    type | TableColumn | renamed | DataColumn
    type | TableColumnBuilder | renamed | DataColumnBuilder
    type | TableRow, OutlineGroup | refused | | use a `RowList`, or a `Row` of `PushButton`s
    type | Alert, ActionSheet | renamed | AlertValue
    type | UIViewRepresentable, UIViewControllerRepresentable | rule | Picture | !a stage makes no view of UIKit: a box of the offered size stands for it, unless the app lists another one
    type | NSViewRepresentable, UIHostingController | refused | | a stage makes no view of UIKit: write an element of its size

    # Types: looks
    type | Color | rule | Ink
    type | ShapeStyle | renamed | Ink | as a type of a parameter, not as a constraint
    type | Material | renamed | Ink
    type | AnyShapeStyle | rule | Ink
    type | LinearGradient | rule | Ink.linearGradient
    type | RadialGradient | rule | Ink.radialGradient
    type | AngularGradient | rule | Ink.angularGradient
    type | Rectangle | rule | Figure.rect
    type | RoundedRectangle | rule | Figure.rect | of a radius, not of a `cornerSize`
    type | UnevenRoundedRectangle | rule | Figure.rect | of four radii, not of `cornerRadii`
    type | Circle | rule | Figure.circle
    type | Capsule | rule | Figure.capsule
    type | Ellipse | rule | Figure.ellipse
    type | ContainerRelativeShape | rule | Figure.rect
    type | RoundedCornerStyle | renamed | CornerCurve
    type | Shape, InsettableShape | renamed | DrawnShape | a shape of one's own clips, and is touched, as its frame
    type | AnyShape | renamed | AnyDrawnShape
    type | Path | renamed | ShapePath | it cannot be transformed
    type | Gradient | renamed | InkGradient | its colours are at equal distances
    type | MeshGradient, EllipticalGradient | refused | | use `Ink.linearGradient(colors:startPoint:endPoint:)`
    type | Font | rule | TextFace | without `.leading`
    type | Animation | renamed | Motion | a settled stage shows none
    type | AnyTransition | renamed | Passage | a settled stage shows none
    type | Transaction, Transition | refused | | a settled stage shows no animation: leave it out
    type | GeometryEffect, Animatable, AnimatableData, AnimatablePair, VectorArithmetic | refused | | a settled stage shows no animation: leave it out
    type | Gesture | renamed | TouchGesture
    type | DragGesture | renamed | DragTouch(coordinateSpace: –) | it is where the finger leaves it: nothing is predicted
    type | TapGesture | renamed | TapTouch
    type | LongPressGesture | renamed | LongPressTouch
    type | MagnifyGesture, RotateGesture | renamed | PinchTouch | a stage has one finger: it is never recognised
    type | MagnificationGesture | renamed | ScaleTouch | a stage has one finger: it is never recognised
    type | RotationGesture | renamed | TurnTouch | a stage has one finger: it is never recognised
    type | SpatialTapGesture, AnyGesture | refused | | use `.onTapGesture`, `.onLongPressGesture` or `.onDragGesture`
    type | AnyLayout | renamed | StackChoice
    type | HStackLayout | renamed | StackChoice.row
    type | VStackLayout | renamed | StackChoice.column
    type | ZStackLayout | renamed | StackChoice.layers
    type | ModifiedContent, TupleView, EmptyModifier | refused | | write the containers themselves
    type | TextAlignment | renamed | LineAlignment
    type | ContentMode | renamed | AspectMode
    type | ControlSize | renamed | ControlScale
    type | ButtonRole | renamed | PushButtonRole
    type | ButtonStyle | renamed | ButtonDesign
    type | ButtonStyleConfiguration | renamed | ButtonParts
    type | ToggleStyle | renamed | SwitchDesign
    type | ToggleStyleConfiguration | renamed | SwitchParts
    type | LabelStyle | renamed | LabelDesign
    type | LabelStyleConfiguration | renamed | LabelParts
    type | PrimitiveButtonStyle, ProgressViewStyle, TextFieldStyle, GroupBoxStyle, LabeledContentStyle, DisclosureGroupStyle, MenuStyle, GaugeStyle | refused | | use a `ButtonDesign`, or an element of one's own
    type | DefaultButtonStyle | rule | ButtonLook.automatic
    type | PlainButtonStyle | rule | ButtonLook.plain
    type | BorderlessButtonStyle | rule | ButtonLook.borderless
    type | BorderedButtonStyle | rule | ButtonLook.bordered
    type | BorderedProminentButtonStyle | rule | ButtonLook.borderedProminent
    type | PlainListStyle, InsetListStyle | rule | ListLook.plain
    type | GroupedListStyle | rule | ListLook.grouped
    type | InsetGroupedListStyle, DefaultListStyle | rule | ListLook.insetGrouped
    type | SidebarListStyle | rule | ListLook.sidebar
    type | SegmentedPickerStyle | rule | ChoiceLook.segmented
    type | MenuPickerStyle, DefaultPickerStyle | rule | ChoiceLook.menu
    type | InlinePickerStyle | rule | ChoiceLook.inline
    type | WheelPickerStyle | rule | ChoiceLook.wheel
    type | PlainTextFieldStyle, DefaultTextFieldStyle | rule | FieldLook.plain
    type | RoundedBorderTextFieldStyle | rule | FieldLook.roundedBorder
    type | SwitchToggleStyle | rule | SwitchLook.switch | its tint is not drawn
    type | DefaultToggleStyle | rule | SwitchLook.automatic
    type | IconOnlyLabelStyle | rule | IconLabelLook.iconOnly
    type | TitleOnlyLabelStyle | rule | IconLabelLook.titleOnly
    type | DefaultLabelStyle | rule | IconLabelLook.titleAndIcon

    # Types: geometry and the environment
    type | Alignment | renamed | Anchoring
    type | HorizontalAlignment | renamed | HorizontalGuide
    type | VerticalAlignment | renamed | VerticalGuide
    type | Edge | rule | LayoutEdge
    type | Edge.Set | rule | LayoutEdges
    type | Axis | rule | LayoutAxis
    type | Axis.Set | rule | LayoutAxes
    type | HorizontalEdge | renamed | SwipeEdge
    type | UnitPoint | renamed | AnchorPoint
    type | Angle | renamed | RotationAngle
    type | EdgeInsets | renamed | Insets
    type | CGFloat | renamed | Double
    type | CGSize | renamed | Size
    type | CGPoint | renamed | Point
    type | CGRect | renamed | Rect
    type | IndexSet | renamed | RowOffsets
    type | LocalizedStringKey, LocalizedStringResource | renamed | String
    type | Binding | renamed | Bound
    type | State | renamed | Local(initialValue: wrappedValue)
    type | StateObject | renamed | Local
    type | FocusState | rule | Focused
    type | ObservableObject | renamed | AnnouncingModel | it counts as changed as a whole when it announces a change
    type | ViewModifier, AnimatableModifier | renamed | ElementModifier
    type | PreferenceKey | renamed | Preference
    type | EnvironmentKey | renamed | InheritedKey
    type | EnvironmentValues | renamed | InheritedValues
    type | LayoutValueKey | renamed | ContainerValueKey
    type | DismissAction | renamed | LeaveAction
    type | OpenURLAction | renamed | LinkOpening
    type | RefreshAction | renamed | ReloadAction
    type | LayoutDirection | renamed | WritingDirection
    type | UserInterfaceSizeClass | renamed | SizeClass
    type | ColorScheme | renamed | InkScheme
    type | ScenePhase | renamed | AppPhase
    type | DynamicTypeSize | renamed | TypeSize
    type | PresentationDetent | renamed | SheetDetent
    type | CustomPresentationDetent | refused | | use `.height` or `.fraction`
    type | ToolbarItem | renamed | BarItem(id: –)
    type | ToolbarItemGroup | renamed | BarGroup(label: –) | it is never collapsed into its `label`
    type | ToolbarSpacer | renamed | BarSpacer
    type | ToolbarContent | renamed | BarContent
    type | ToolbarItemPlacement | renamed | BarPlacement
    type | EditMode | renamed | Bool
    type | PresentationMode | renamed | LeaveAction
    type | NavigationPath | renamed | ScreenPath
    type | Namespace | rule | Int | nothing that it connects is shown
    type | ScrollPosition, CoordinateSpace | refused | | use `.scrollPosition(id:)` or `.onGeometryChange`

    # Types: models and time
    type | PassthroughSubject | renamed | ValueSender
    type | CurrentValueSubject | renamed | ValueHolder
    type | AnyPublisher | renamed | AnyValueStream
    type | Publisher | renamed | ValueStream | what waits (`debounce`, `delay`, `throttle`) does so on the stage's clock
    type | Publishers | rule | AnyValueStream | `CombineLatest`, `CombineLatest3` and `Merge`
    type | ObservableObjectPublisher | renamed | ModelAnnouncement
    type | AnyCancellable, Cancellable | renamed | StreamLink
    type | Just | renamed | OneValue
    type | Empty | renamed | NoValue
    type | Published | renamed | PublishedValue
    type | Timer | rule | StageTimer.publish | `Timer.publish` alone: its time is the stage's
    type | Date | rule | StageDate.now | `Date()`, `Date.now`, `.now` and `Date(timeIntervalSinceNow:)`: of the stage's date; comparisons with the present, such as `isDateInToday`, are the machine's, with a warning
    type | Calendar | rule | StageDate.calendar | `Calendar.current`
    type | Locale | rule | StageDate.locale | `Locale.current`
    type | TimeZone | rule | StageDate.zone | `TimeZone.current`
    type | ModelContext, NSManagedObjectContext | renamed | ModelStore | it has what a test puts in
    type | NSManagedObject, NSFetchRequestResult | renamed | EntityObject | the classes of a model are generated as by Xcode
    type | NSManagedObjectID | renamed | EntityID
    type | NSFetchRequest | renamed | StoreQuery | its predicate is not asked
    type | FetchDescriptor | renamed | StoreQuery
    type | Query | renamed | StoreQuery(animation: –)
    type | FetchedResults | renamed | Array

    # Types: other modules
    type | UIColor | renamed | Ink
    type | UIImage | renamed | RasterPicture | it has no pixels and no size
    type | UIApplication | rule | | `sendAction` and `open` are left out, any URL can be opened, and the settings have the address `app-settings:`
    type | UIScreen, UIDevice, UIAccessibility, UIPasteboard | refused | | use keys of the environment, such as `\\.horizontalSizeClass`, or write what the view calls of it
    type | CLLocationCoordinate2D | renamed | Coordinate
    type | CLLocationDegrees | renamed | Double
    type | MKCoordinateRegion | renamed | MapRegion
    type | MKCoordinateSpan | renamed | MapSpan
    type | AccessibilityNotification | renamed | ReaderNotice
    type | ColorSchemeContrast | renamed | InkContrast
    type | Logger | renamed | SilentLogger | of the module `os`; it writes nothing

    # Types: SwiftUIFlow
    type | SwiftUIFlowError | renamed | FlowError
    type | SwiftUIFlowErrorHandler | renamed | FlowErrorHandler

    # Property wrappers
    wrapper | @State | rule | @Local
    wrapper | @Binding | renamed | @Bound
    wrapper | @StateObject | rule | @Local
    wrapper | @ObservedObject, @Bindable | rule | | a model, with `Bound(model, \\.field)` for `$model.field`
    wrapper | @EnvironmentObject | rule | @Inherited(Model.self)
    wrapper | @Environment | rule | @Inherited
    wrapper | @FocusState | renamed | @Focused
    wrapper | @GestureState | rule | @Local | it keeps its first value
    wrapper | @AccessibilityFocusState | rule | @Local | it keeps its first value
    wrapper | @ScaledMetric | renamed | @Scaled
    wrapper | @Namespace | rule | @Local | nothing that it connects is shown
    wrapper | @AppStorage, @SceneStorage | rule | @Local | !the value is this screen's alone: give it to a model if two screens share it
    wrapper | @Published | renamed | @PublishedValue
    wrapper | @Entry | rule | InheritedKey
    wrapper | @ViewBuilder, @ToolbarContentBuilder | renamed | @ElementBuilder
    wrapper | @Query | rule | StoreQuery | from the `ModelStore` that a test puts in
    wrapper | @FetchRequest | rule | StoreQuery | from the `ModelStore` that a test puts in, in its order
    wrapper | @SectionedFetchRequest | refused | | give the view what it shows, from a model
    wrapper | @Model | renamed | @Observable
    wrapper | @Attribute, @Relationship, @Transient | left out
    wrapper | @NSApplicationDelegateAdaptor, @UIApplicationDelegateAdaptor | left out

    # Keys of the environment
    key | dismiss, isPresented, openURL, refresh, isEnabled, layoutDirection, horizontalSizeClass, verticalSizeClass, scenePhase, controlSize, imageScale, lineLimit, isSearching, dismissSearch, colorScheme, dynamicTypeSize, accessibilityReduceMotion | same
    key | presentationMode | rule | dismiss
    key | editMode | same
    key | accessibilityDifferentiateWithoutColor, accessibilityReduceTransparency, accessibilityVoiceOverEnabled, accessibilityInvertColors, accessibilitySwitchControlEnabled, colorSchemeContrast | same
    key | modelContext, locale, calendar, timeZone, font | same
    key | managedObjectContext | renamed | modelContext
    key | undoManager | refused | | give the view a model
    key | displayScale, pixelLength, sizeCategory | refused | | use a value of an `InheritedKey`
    key | openWindow, dismissWindow, requestReview, redactionReasons, legibilityWeight | refused | | leave it out, or use a value of an `InheritedKey`

    # Modifiers with the same name
    modifier | accessibilityIdentifier, alignmentGuide, allowsHitTesting, autocorrectionDisabled, badge, bold, border, buttonStyle, clipShape, clipped, containerRelativeFrame, contentMargins, controlSize, cornerRadius, defaultScrollAnchor, deleteDisabled, disabled, dynamicTypeSize, equatable, fixedSize, focused, fontDesign, fontWeight, frame, fullScreenCover, gridCellAnchor, gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment, headerProminence, hidden, id, ignoresSafeArea, imageScale, interactiveDismissDisabled, italic, keyboardType, labelStyle, labelsHidden, layoutPriority, lineLimit, lineSpacing, listRowInsets, listRowSpacing, listSectionSpacing, listStyle, minimumScaleFactor, modifier, monospaced, monospacedDigit, moveDisabled, multilineTextAlignment, navigationBarBackButtonHidden, navigationBarHidden, navigationBarTitleDisplayMode, navigationDestination, navigationSplitViewColumnWidth, offset, onAppear, onDelete, onDisappear, onGeometryChange, onMove, onPreferenceChange, onSubmit, opacity, overlay, padding, pickerStyle, popover, position, presentationBackgroundInteraction, presentationCompactAdaptation, presentationContentInteraction, presentationCornerRadius, presentationDetents, presentationDragIndicator, presentationSizing, refreshable, resizable, rotationEffect, safeAreaInset, safeAreaPadding, scaledToFill, scaledToFit, scrollDisabled, scrollDismissesKeyboard, scrollTargetBehavior, scrollTargetLayout, searchCompletion, searchPresentationToolbarBehavior, searchSuggestions, selectionDisabled, shadow, sheet, submitLabel, swipeActions, tag, task, textCase, textContentType, textFieldStyle, textInputAutocapitalization, tint, toggleStyle, toolbar, toolbarBackground, toolbarBackgroundVisibility, toolbarTitleMenu, toolbarVisibility, tracking, transformEnvironment, transformPreference, truncationMode, zIndex | same

    # Modifiers with another name or other arguments
    modifier | foregroundColor | renamed | foregroundStyle
    modifier | foregroundStyle | rule | foregroundStyle | the first of several inks
    modifier | accentColor | renamed | tint
    modifier | edgesIgnoringSafeArea | renamed | ignoresSafeArea
    modifier | kerning | renamed | tracking
    modifier | scenePadding | renamed | padding
    modifier | disableAutocorrection | renamed | autocorrectionDisabled
    modifier | autocapitalization | left out
    modifier | toolbarTitleDisplayMode | renamed | navigationBarTitleDisplayMode
    modifier | safeAreaBar | renamed | safeAreaInset
    modifier | layoutValue | renamed | containerValue(key: _, value: _)
    modifier | environmentObject | renamed | environment
    modifier | environment | rule | environment
    modifier | preference | renamed | preference(key: _)
    modifier | background | renamed | background
    modifier | alert | renamed | alert(_: _ text)
    modifier | confirmationDialog | same | (_: _ text)
    modifier | contextMenu | same | (preview: –, forSelectionType: !, primaryAction: –) | the menu alone is shown, without a `preview`; one for a selection is written behind each row
    modifier | onTapGesture | same | | its closure has no place of the tap
    modifier | aspectRatio, scaleEffect | same | | of numbers, not of a `CGSize`
    modifier | contentShape | same | (eoFill: –) | of touches alone: without kinds
    modifier | presentationBackground | same | | of an ink
    modifier | underline, strikethrough | same | (pattern: –)
    modifier | accessibilityElement | rule | accessibilityElement | one that contains others is left out
    modifier | accessibilityLabel | renamed | accessibilityLabel(_: _ text)
    modifier | accessibilityHidden | renamed | accessibilityHidden
    modifier | accessibility | rule | accessibilityLabel | `label:`, `identifier:` and `hidden:`; others are left out
    modifier | navigationTitle | renamed | navigationTitle(_: _ text)
    modifier | navigationBarTitle | rule | navigationTitle
    modifier | navigationBarItems | rule | toolbar
    modifier | searchable | renamed | searchable(prompt: prompt text, tokens: !) | for `tokens` use a `Row` above the content
    modifier | searchScopes, onReceive, actionSheet | same
    modifier | font | rule | font
    modifier | fill, stroke, strokeBorder | rule | | ends and dashes of a line are not drawn
    modifier | listRowSeparator | same | (edges: –)
    modifier | labelsVisibility | rule | labelsHidden
    modifier | onChange | rule | onChange
    modifier | onLongPressGesture | renamed | onLongPressGesture(maximumDistance: –)
    modifier | scrollPosition | same
    modifier | gesture, simultaneousGesture, highPriorityGesture | rule | gesture | the first of several that compete
    modifier | accessibilityAddTraits | rule | role | a heading, a picture, a button or a link; other traits are left out
    modifier | tabItem, tabBarMinimizeBehavior, tabViewBottomAccessory, defaultAdaptableTabBarPlacement | same
    modifier | tabViewStyle | rule | tabViewStyle | `.sidebarAdaptable`, `.tabBarOnly` and `.automatic`; `.page` makes a `Pager`
    modifier | tabPlacement, customizationID, customizationBehavior, tabViewCustomization | left out | | tabs are not arranged by users
    modifier | navigationSplitViewStyle | left out | | columns are beside the detail in a window that is wider than high, and over it in another

    # Modifiers that change no frame and nothing that can be touched
    modifier | animation, transition, transaction, contentTransition, matchedTransitionSource, navigationTransition, scrollTransition, phaseAnimator, keyframeAnimator, geometryGroup, symbolEffectsRemoved | left out | | a settled stage shows no animation
    modifier | blur, saturation, grayscale, hueRotation, colorInvert, compositingGroup, drawingGroup, symbolVariant, symbolRenderingMode, renderingMode, interpolation, antialiased, glassEffect, listRowBackground, scrollContentBackground, alternatingRowBackgrounds, badgeProminence, glassEffectID, glassEffectUnion, glassEffectTransition, listRowHoverEffect, listRowHoverEffectDisabled, materialActiveAppearance, navigationLinkIndicatorVisibility, paletteSelectionEffect, scrollEdgeEffectHidden, symbolColorRenderingMode, symbolVariableValueMode, tableStyle, toolbarForegroundStyle, listSectionSeparator, listRowSeparatorTint, listSectionSeparatorTint, listItemTint, hoverEffect, menuIndicator, containerBackground, containerShape, scrollEdgeEffectStyle, backgroundExtensionEffect, flipsForRightToLeftLayoutDirection, backgroundStyle, scrollIndicators, scrollClipDisabled, indexViewStyle, gaugeStyle, menuStyle, textEditorStyle, navigationViewStyle, allowsTightening, typesettingLanguage, toolbarColorScheme, sharedBackgroundVisibility, persistentSystemOverlays, unredacted, privacySensitive, foregroundColorEffect | left out | | it draws only
    modifier | sensoryFeedback, textSelection, help, keyboardShortcut, userActivity, onHover, onContinuousHover, buttonRepeatBehavior, copyable, cuttable, pasteDestination, exportsItemProviders, importsItemProviders, findNavigator, findDisabled, replaceDisabled, focusedObject, focusedSceneObject, focusScope, hoverEffectDisabled, defaultHoverEffect, invalidatableContent, isDetailLink, layoutDirectionBehavior, listSectionIndexVisibility, sectionIndexLabel, navigationDocument, onCommand, onCopyCommand, onCutCommand, onPasteCommand, onDeleteCommand, onExitCommand, onMoveCommand, onModifierKeysChanged, onPencilDoubleTap, onPencilSqueeze, pointerStyle, pointerVisibility, prefersDefaultFocus, renameAction, submitScope, scrollInputBehavior, textInputFormattingControlVisibility, writingToolsAffordanceVisibility, searchDictationBehavior, onKeyPress, focusable, focusSection, focusEffectDisabled, focusedValue, focusedSceneValue, draggable, onDrag, onDrop, dropDestination, onInsert, itemProvider, menuOrder, menuActionDismissBehavior, scrollBounceBehavior, scrollIndicatorsFlash, speechAlwaysIncludesPunctuation, speechAdjustedPitch, speechAnnouncementsQueued, speechSpellsOutCharacters, typeSelectEquivalent, coordinateSpace, defaultAppStorage, modelContainer, labelReservedIconWidth, springLoadingBehavior, deferredSystemGestures, defersSystemGestures, allowedDynamicRange, writingToolsBehavior | left out | | a stage has no such input
    modifier | accessibilityHint, accessibilityValue, accessibilityInputLabels, accessibilityRemoveTraits, accessibilitySortPriority, accessibilityFocused, accessibilityAction, accessibilityActions, accessibilityAdjustableAction, accessibilityRotor, accessibilityRespondsToUserInteraction, accessibilityShowsLargeContentViewer, accessibilityIgnoresInvertColors, accessibilityTextContentType, accessibilityHeading, accessibilityChartDescriptor, accessibilityQuickAction, accessibilityDragPoint, accessibilityDropPoint, accessibilityDefaultFocus, accessibilityCustomContent, accessibilityLabeledPair, accessibilityDirectTouch, accessibilityZoomAction, accessibilityScrollAction, accessibilityActivationPoint, accessibilityLinkedGroup | left out | | an outline has labels and roles
    modifier | previewDevice, previewDisplayName, previewLayout, previewInterfaceOrientation, previewContext | left out

    # Modifiers that are left out, and may change what is seen
    modifier | redacted | left out | | !its content is shown here: show by `if` what stands for it
    modifier | colorMultiply | left out | if clear opacity | !what it makes invisible is seen here: use `.hidden()` or `.opacity`
    modifier | brightness | left out | if 1 1.0 | !what it makes invisible is seen here: use `.hidden()` or `.opacity`
    modifier | contrast | left out | if 0 0.0 | !what it makes invisible is seen here: use `.hidden()` or `.opacity`
    modifier | luminanceToAlpha, colorEffect, distortionEffect, layerEffect | left out | | !what it makes invisible is seen here: use `.hidden()` or `.opacity`
    modifier | blendMode | left out | if destinationOut destinationOver sourceAtop | !what it cuts out is seen here: use `.clipShape` or `.hidden()`
    modifier | symbolEffect | left out | if disappear drawOff | !the symbol that it takes away is seen here: use `.hidden()`
    modifier | matchedGeometryEffect | left out | if isSource | !the view stays in its own place: use `.offset` or `.frame`
    modifier | baselineOffset, fontWidth, textScale, lineHeight, textRenderer | left out | unless 0 standard default normal | !the text is as large as without it: give it a `.font` or a `.frame`
    modifier | datePickerStyle | left out | unless compact automatic CompactDatePickerStyle DefaultDatePickerStyle | !the picker is laid out in the compact style: write `flowsim:use` and an element of its size
    modifier | formStyle | left out | unless grouped automatic | !the form is laid out in the grouped style
    modifier | progressViewStyle | left out | unless automatic linear circular LinearProgressViewStyle CircularProgressViewStyle | !a progress view is a bar with a value, and a spinner without: use an element of one's own
    modifier | controlGroupStyle | left out | unless automatic navigation palette | !its controls lie side by side
    modifier | labeledContentStyle, disclosureGroupStyle, groupBoxStyle | left out | unless automatic | !it is laid out as the platform's: use an element of one's own
    modifier | buttonBorderShape | left out | if circle | !the button is as wide as without it: give it a `.frame`
    modifier | toolbarRole, searchToolbarBehavior | left out | if editor minimize | !the bar has its title, back button and field as without it
    modifier | statusBar, statusBarHidden | left out | unless false | !the status bar keeps its room on phones with a home button
    modifier | defaultFocus | left out | | !nothing has the focus at first: use `.focused` and `.onAppear`
    modifier | accessibilityRepresentation | left out | | !an outline has the content itself

    # Modifiers that decide what is seen
    modifier | rotation3DEffect, projectionEffect, transformEffect, visualEffect | refused | | what is turned away or moved is seen here as it stands: use `.hidden()` or `.offset` for the state that is tested
    modifier | mask | refused | | what it hides is seen here: use `.clipShape`, `.clipped` or `.hidden()`
    modifier | preferredColorScheme, colorScheme | refused | | give the stage `Traits(device:scheme:)`
    modifier | onOpenURL, onContinueUserActivity, handlesExternalEvents | refused | | use a `LinkTable`
    modifier | inspector, inspectorColumnWidth | refused | | use a `Row` with a column, or `.sheet`, by `\\.horizontalSizeClass`
    modifier | fileImporter, fileExporter, fileMover, photosPicker, quickLookPreview, translationPresentation, appStoreOverlay | refused | | use a `.sheet` that stands for it
    modifier | anchorPreference, overlayPreferenceValue, backgroundPreferenceValue, transformAnchorPreference | refused | | use `.onGeometryChange`, and `.overlay` or `.background`
    modifier | onScrollGeometryChange, onScrollPhaseChange, onScrollVisibilityChange, onScrollTargetVisibilityChange | refused | | use `.scrollPosition(id:)` or `.onGeometryChange`
    modifier | searchFocused | refused | | use `.searchable(text:isPresented:)`
    modifier | navigationSubtitle | refused | | use a `BarItem(placement: .principal)` with a `Column`
    modifier | listSectionMargins | refused | | use `.contentMargins` of the list

    # Values
    value | navigationBarLeading | renamed | topBarLeading
    value | navigationBarTrailing | renamed | topBarTrailing
    value | doubleColumn | renamed | double
    value | safeAreaInsets | renamed | safeAreaInsets | !the safe area is zero here, except in `.onGeometryChange`
    value | keyboardType.URL | renamed | url
    value | listStyle.inset | renamed | plain
    value | pickerStyle.navigationLink | renamed | menu | !the options are in a menu, and not on a screen of their own

    # Modules
    module | Foundation, Observation, Swift, Synchronization, Dispatch, RegexBuilder, _Concurrency, FoundationNetworking, Testing, XCTest | same
    module | FlowEngine | same
    module | SwiftUIFlow | renamed | FlowEngine | its names are ours, but for a few
    module | SwiftUI | rule | LayoutSim, StandIns, Foundation, Observation
    module | UIKit | renamed | LayoutSim, StandIns, Foundation
    module | AppKit, CoreFoundation, CoreGraphics, CoreText, ImageIO, QuartzCore | left out
    module | Combine, SwiftData, CoreData | renamed | StandIns
    module | MapKit, CoreLocation, os, OSLog | renamed | StandIns, Foundation
    module | Charts, PhotosUI, Photos, AVKit, AVFoundation, WebKit, SafariServices, StoreKit, WidgetKit, ActivityKit, AppIntents, UserNotifications, MessageUI, UniformTypeIdentifiers, LocalAuthentication, AuthenticationServices, CloudKit, CoreImage, CoreMotion, CoreHaptics, HealthKit, Contacts, ContactsUI, EventKit, EventKitUI, QuickLook, PencilKit, SpriteKit, SceneKit, RealityKit, ARKit, Vision, VisionKit, CoreML, CoreBluetooth, Network, GameKit, TipKit, Translation, LinkPresentation, CoreSpotlight, Speech, MediaPlayer, BackgroundTasks, PDFKit, Intents, Cocoa, Accessibility, CryptoKit, Security, MusicKit, PassKit, WatchConnectivity, DeviceActivity, FamilyControls, ManagedSettings, FoundationModels | left out

    # Functions
    function | withAnimation, withTransaction | rule | | what is inside, without a `completion`
    """
}
