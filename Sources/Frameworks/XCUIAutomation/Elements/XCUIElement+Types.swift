import BackgroundRuntime

extension XCUIElement {
    /// What an element is. The numbers are Apple's.
    public enum ElementType: UInt, CaseIterable, Sendable {
        case any = 0
        /// What is of no other type.
        case other
        /// All that an app shows, with its windows.
        case application
        /// A group, by Apple's name.
        case group
        /// A window, by Apple's name.
        case window
        /// A sheet, by Apple's name.
        case sheet
        /// A drawer, by Apple's name.
        case drawer
        /// An alert, by Apple's name.
        case alert
        /// A dialog, by Apple's name.
        case dialog
        /// A button, by Apple's name.
        case button
        /// A radio button, by Apple's name.
        case radioButton
        /// A radio group, by Apple's name.
        case radioGroup
        /// A check box, by Apple's name.
        case checkBox
        /// A disclosure triangle, by Apple's name.
        case disclosureTriangle
        /// A pop up button, by Apple's name.
        case popUpButton
        /// A combo box, by Apple's name.
        case comboBox
        /// A menu button, by Apple's name.
        case menuButton
        /// A toolbar button, by Apple's name.
        case toolbarButton
        /// A popover, by Apple's name.
        case popover
        /// A keyboard, by Apple's name.
        case keyboard
        /// A key, by Apple's name.
        case key
        /// A navigation bar, by Apple's name.
        case navigationBar
        /// A tab bar, by Apple's name.
        case tabBar
        /// A tab group, by Apple's name.
        case tabGroup
        /// A toolbar, by Apple's name.
        case toolbar
        /// A status bar, by Apple's name.
        case statusBar
        /// A table, by Apple's name.
        case table
        /// A table row, by Apple's name.
        case tableRow
        /// A table column, by Apple's name.
        case tableColumn
        /// An outline, by Apple's name.
        case outline
        /// An outline row, by Apple's name.
        case outlineRow
        /// A browser, by Apple's name.
        case browser
        /// A collection view, by Apple's name.
        case collectionView
        /// A slider, by Apple's name.
        case slider
        /// A page indicator, by Apple's name.
        case pageIndicator
        /// A progress indicator, by Apple's name.
        case progressIndicator
        /// An activity indicator, by Apple's name.
        case activityIndicator
        /// A segmented control, by Apple's name.
        case segmentedControl
        /// A picker, by Apple's name.
        case picker
        /// A picker wheel, by Apple's name.
        case pickerWheel
        /// A switch, by Apple's name.
        case `switch`
        /// A toggle, by Apple's name.
        case toggle
        /// A link, by Apple's name.
        case link
        /// An image, by Apple's name.
        case image
        /// An icon, by Apple's name.
        case icon
        /// A search field, by Apple's name.
        case searchField
        /// A scroll view, by Apple's name.
        case scrollView
        /// A scroll bar, by Apple's name.
        case scrollBar
        /// A static text, by Apple's name.
        case staticText
        /// A text field, by Apple's name.
        case textField
        /// A secure text field, by Apple's name.
        case secureTextField
        /// A date picker, by Apple's name.
        case datePicker
        /// A text view, by Apple's name.
        case textView
        /// A menu, by Apple's name.
        case menu
        /// A menu item, by Apple's name.
        case menuItem
        /// A menu bar, by Apple's name.
        case menuBar
        /// A menu bar item, by Apple's name.
        case menuBarItem
        /// A map, by Apple's name.
        case map
        /// A web view, by Apple's name.
        case webView
        /// An increment arrow, by Apple's name.
        case incrementArrow
        /// A decrement arrow, by Apple's name.
        case decrementArrow
        /// A timeline, by Apple's name.
        case timeline
        /// A rating indicator, by Apple's name.
        case ratingIndicator
        /// A value indicator, by Apple's name.
        case valueIndicator
        /// A split group, by Apple's name.
        case splitGroup
        /// A splitter, by Apple's name.
        case splitter
        /// A relevance indicator, by Apple's name.
        case relevanceIndicator
        /// A color well, by Apple's name.
        case colorWell
        /// A help tag, by Apple's name.
        case helpTag
        /// A matte, by Apple's name.
        case matte
        /// A dock item, by Apple's name.
        case dockItem
        /// A ruler, by Apple's name.
        case ruler
        /// A ruler marker, by Apple's name.
        case rulerMarker
        /// A grid, by Apple's name.
        case grid
        /// A level indicator, by Apple's name.
        case levelIndicator
        /// A cell, by Apple's name.
        case cell
        /// A layout area, by Apple's name.
        case layoutArea
        /// A layout item, by Apple's name.
        case layoutItem
        /// A handle, by Apple's name.
        case handle
        /// A stepper, by Apple's name.
        case stepper
        /// A tab, by Apple's name.
        case tab
        /// A touch bar, by Apple's name.
        case touchBar
        /// A status item, by Apple's name.
        case statusItem
    }
}

extension XCUIElement.ElementType {
    /// That of something on an app's screen.
    init(_ role: ScreenElement.Role) {
        self =
            switch role {
            case .alert: .alert
            case .sheet: .sheet
            case .navigationBar: .navigationBar
            case .tabBar: .tabBar
            case .toolbar: .toolbar
            case .button: .button
            case .link: .link
            case .staticText: .staticText
            case .image: .image
            case .textField: .textField
            case .secureTextField: .secureTextField
            case .searchField: .searchField
            case .textView: .textView
            case .switch: .switch
            case .slider: .slider
            case .stepper: .stepper
            case .segmentedControl: .segmentedControl
            case .datePicker: .datePicker
            case .picker: .picker
            case .pickerWheel: .pickerWheel
            case .table: .table
            case .collectionView: .collectionView
            case .cell: .cell
            case .scrollView: .scrollView
            case .activityIndicator: .activityIndicator
            case .progressIndicator: .progressIndicator
            case .other: .other
            }
    }

    /// Whether a screen here can have something of it. Where it cannot, "there is none" says nothing about the app.
    var isSimulated: Bool {
        switch self {
        case .any, .application, .window, .keyboard, .key, .icon: true
        default: ScreenElement.Role.allCases.contains { Self($0) == self }
        }
    }

    /// The name as a sentence has it: `staticText`.
    var name: String { "\(self)" }

    /// The word in an error of XCTest: `StaticText`.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }
}
