import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the views, wrappers and looks of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let lazyVStack = symbol("SwiftUI.LazyVStack", .iOS(14))
    static let lazyHStack = symbol("SwiftUI.LazyHStack", .iOS(14))
    static let lazyVGrid = symbol("SwiftUI.LazyVGrid", .iOS(14))
    static let gridItem = symbol("SwiftUI.GridItem", .iOS(14))
    static let label = symbol("SwiftUI.Label", .iOS(14))
    static let textEditor = symbol("SwiftUI.TextEditor", .iOS(14))
    static let menu = symbol("SwiftUI.Menu", .iOS(14))
    static let link = symbol("SwiftUI.Link", .iOS(14))
    static let stateObject = symbol("SwiftUI.StateObject", .iOS(14))
    static let sceneStorage = symbol("SwiftUI.SceneStorage", .iOS(14))
    static let toolbarItem = symbol("SwiftUI.ToolbarItem", .iOS(14))
    static let fontTitle2 = symbol("SwiftUI.Font.title2", .iOS(14))
    static let fontTitle3 = symbol("SwiftUI.Font.title3", .iOS(14))
    static let fontCaption2 = symbol("SwiftUI.Font.caption2", .iOS(14))
    static let focusState = symbol("SwiftUI.FocusState", .iOS(15))
    static let buttonWithRole = symbol("SwiftUI.Button.init(_:role:action:)", .iOS(15))
    static let buttonWithRoleAndLabel = symbol("SwiftUI.Button.init(role:action:label:)", .iOS(15))
    static let buttonRoleCancel = symbol("SwiftUI.ButtonRole.cancel", .iOS(15))
    static let buttonRoleDestructive = symbol("SwiftUI.ButtonRole.destructive", .iOS(15))
    static let colorBrown = symbol("SwiftUI.Color.brown", .iOS(15))
    static let colorCyan = symbol("SwiftUI.Color.cyan", .iOS(15))
    static let colorIndigo = symbol("SwiftUI.Color.indigo", .iOS(15))
    static let colorMint = symbol("SwiftUI.Color.mint", .iOS(15))
    static let colorTeal = symbol("SwiftUI.Color.teal", .iOS(15))
    static let contentUnavailableView = symbol("SwiftUI.ContentUnavailableView", .iOS(17))
    static let sectionWithTitle = symbol("SwiftUI.Section.init(_:content:)", .iOS(15))
    static let navigationStack = symbol("SwiftUI.NavigationStack", .iOS(16))
    static let navigationLinkOfValue = symbol("SwiftUI.NavigationLink.init(value:label:)", .iOS(16))
    static let progressView = symbol("SwiftUI.ProgressView", .iOS(14))
    static let appStorage = symbol("SwiftUI.AppStorage", .iOS(14))
    static let labeledContent = symbol("SwiftUI.LabeledContent", .iOS(16))
    static let bindable = symbol("SwiftUI.Bindable", .iOS(17))
    static let textWithFormat = symbol("SwiftUI.Text.init(_:format:)", .iOS(15))
    static let textWithStyle = symbol("SwiftUI.Text.init(_:style:)", .iOS(14))
    static let colorOfUIKit = symbol("SwiftUI.Color.init(uiColor:)", .iOS(15))
    static let environmentValuesDismiss = symbol("SwiftUI.EnvironmentValues.dismiss", .iOS(15))
    static let environmentValuesOpenURL = symbol("SwiftUI.EnvironmentValues.openURL", .iOS(14))
    static let insetGroupedListStyle = symbol("SwiftUI.InsetGroupedListStyle", .iOS(14))
    static let sidebarListStyle = symbol("SwiftUI.SidebarListStyle", .iOS(14))
    static let pageTabViewStyle = symbol("SwiftUI.PageTabViewStyle", .iOS(14))
    static let menuPickerStyle = symbol("SwiftUI.MenuPickerStyle", .iOS(14))

    /// What an app may use too early of views, wrappers and looks.
    static let ofSwiftUITypes: [SystemAPI] = [
        lazyVStack, lazyHStack, lazyVGrid, gridItem, label, textEditor, menu, link, stateObject, sceneStorage,
        toolbarItem, fontTitle2, fontTitle3, fontCaption2, focusState, buttonWithRole, buttonWithRoleAndLabel,
        buttonRoleCancel, buttonRoleDestructive, colorBrown, colorCyan, colorIndigo, colorMint, colorTeal,
        contentUnavailableView, sectionWithTitle, navigationStack, navigationLinkOfValue, progressView, appStorage,
        labeledContent, bindable,
        textWithFormat, textWithStyle, colorOfUIKit, environmentValuesDismiss, environmentValuesOpenURL,
        insetGroupedListStyle, sidebarListStyle, pageTabViewStyle, menuPickerStyle,
    ]
}
