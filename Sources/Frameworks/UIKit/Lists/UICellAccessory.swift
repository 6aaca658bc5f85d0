import BackgroundRuntime

/// What is at the end or the beginning of an item of a list. Kept, and without effect.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When it is seen.
    public enum DisplayedState: Hashable, Sendable {
        /// Always, or only while the item is changed, or is not.
        case always, whenEditing, whenNotEditing
    }

    /// What happens as it is touched. Never, here.
    public typealias ActionHandler = () -> Void

    private init() { SimulatedApp.require(.cellAccessory) }

    /// An arrow.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory() }
    /// What tells more.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        SimulatedApp.require(.cellAccessoryDetail)
        return UICellAccessory()
    }
    /// A sign.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory() }
    /// What takes the item out.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory() }
    /// What puts an item in.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory() }
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
    ) -> UICellAccessory { UICellAccessory() }
    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory() }
    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory()
    }
}
