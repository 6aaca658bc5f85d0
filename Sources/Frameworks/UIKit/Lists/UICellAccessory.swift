import BackgroundRuntime

/// What is at the end or the beginning of an item of a list: on the screen are texts, views, and what is touched.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When it is seen.
    public enum DisplayedState: Hashable, Sendable {
        /// Always, or only while the item is changed, or is not.
        case always, whenEditing, whenNotEditing
    }

    /// What happens as it is touched.
    public typealias ActionHandler = () -> Void

    /// What of it is on the screen.
    private enum Content {
        case nothing, text(String), view(UIView), button(String, @MainActor () -> Void)
    }

    private let content: Content
    private let displayed: DisplayedState

    private init(_ content: Content = .nothing, _ displayed: DisplayedState = .always) {
        SimulatedApp.require(.symbol("UICellAccessory", .iOS(14)))
        (self.content, self.displayed) = (content, displayed)
    }

    private init(_ label: String, _ displayed: DisplayedState, _ handler: ActionHandler?) {
        nonisolated(unsafe) let press = handler
        self.init(press == nil ? .nothing : .button(label) { press?() }, displayed)
    }

    /// What stands for it on the screen, while its item is not changed.
    var elements: [ScreenElement] {
        guard displayed != .whenEditing else { return [] }
        switch content {
        case .nothing: return []
        case .text(let text): return [ScreenElement(.staticText, label: text)]
        case .view(let view): return ScreenReader.elements(of: view)
        case .button(let label, let press): return [.button(label, pressing: press)]
        }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory() }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        SimulatedApp.require(.symbol("UICellAccessory.detail(displayed:options:actionHandler:)", .iOS(15, 4)))
        return UICellAccessory("More Info", displayed, actionHandler)
    }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory() }
    /// What takes the item out.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory("Delete", displayed, actionHandler) }
    /// What puts an item in.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory("Insert", displayed, actionHandler) }
    /// What the item is moved by.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory() }
    /// What the item is chosen by.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory() }
    /// An arrow that opens what is below it.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory("Toggle", displayed, actionHandler) }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(.text(text), displayed) }
    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let isSeen = configuration.isHidden != true
        return UICellAccessory(isSeen ? .view(configuration.customView) : .nothing, configuration.placement.displayed)
    }
}
