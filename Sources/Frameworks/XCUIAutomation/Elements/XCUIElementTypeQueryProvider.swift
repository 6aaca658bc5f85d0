/// What has elements in it, that are asked for by their types.
public protocol XCUIElementTypeQueryProvider {
    /// The first that matches, without a look whether there are more.
    var firstMatch: XCUIElement { get }
    /// What is in it, of a type.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// Each touch bar in it.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// Each group in it.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// Each window in it.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// Each sheet in it.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// Each drawer in it.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// Each alert in it.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// Each dialog in it.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// Each button in it.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// Each radio button in it.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// Each radio group in it.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// Each check box in it.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// Each disclosure triangle in it.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// Each pop up button in it.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// Each combo box in it.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// Each menu button in it.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// Each toolbar button in it.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// Each popover in it.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// Each keyboard in it.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// Each key in it.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// Each navigation bar in it.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// Each tab bar in it.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// Each tab group in it.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// Each toolbar in it.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// Each status bar in it.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// Each status item in it.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
    /// Each table in it.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// Each table row in it.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// Each table column in it.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// Each outline in it.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// Each outline row in it.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// Each browser in it.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// Each collection view in it.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// Each slider in it.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// Each page indicator in it.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// Each progress indicator in it.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// Each activity indicator in it.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// Each segmented control in it.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// Each picker in it.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// Each picker wheel in it.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// Each switch in it.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// Each toggle in it.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// Each link in it.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// Each image in it.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// Each icon in it.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// Each search field in it.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// Each scroll view in it.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// Each scroll bar in it.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// Each static text in it.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// Each text field in it.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// Each secure text field in it.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// Each date picker in it.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// Each text view in it.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// Each menu in it.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// Each menu item in it.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// Each menu bar in it.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// Each menu bar item in it.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// Each map in it.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// Each web view in it.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// Each increment arrow in it.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// Each decrement arrow in it.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// Each timeline in it.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// Each rating indicator in it.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// Each value indicator in it.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// Each split group in it.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// Each splitter in it.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// Each relevance indicator in it.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// Each color well in it.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// Each help tag in it.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// Each matte in it.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// Each dock item in it.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// Each ruler in it.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// Each ruler marker in it.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// Each grid in it.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// Each level indicator in it.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// Each cell in it.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// Each layout area in it.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// Each layout item in it.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// Each handle in it.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// Each stepper in it.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// Each tab in it.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// Everything in it of no other type.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}

extension XCUIElementQuery {
    public var firstMatch: XCUIElement { XCUIElement(search.then(.first)) }
}
