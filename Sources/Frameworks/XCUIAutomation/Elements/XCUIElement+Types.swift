import BackgroundRuntime

extension XCUIElement {
    /// What an element is. The numbers are Apple's.
    public enum ElementType: UInt, CaseIterable, Sendable {
        case any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
        case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
        case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
        case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
        case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
        case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
        case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
        case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
        case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
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
