import BackgroundRuntime
import VigilInterfaceFile

// What a file says of controls.

extension UIControl {
    func readControl(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        isEnabled = element.flag("enabled") ?? true
        isSelected = element.flag("selected") ?? false
        switch self {
        case let button as UIButton: button.read(element, objects.file)
        case let field as UITextField: field.read(element, objects.file)
        case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
        case let slider as UISlider: slider.read(element)
        case let stepper as UIStepper: stepper.read(element)
        case let choice as UISegmentedControl: choice.read(element, objects.file)
        case let picker as UIDatePicker: picker.read(element)
        case let pages as UIPageControl:
            (pages.numberOfPages, pages.currentPage) = (
                element.integer("numberOfPages") ?? 0, element.integer("currentPage") ?? 0
            )
        default: break
        }
    }
}

extension UIButton {
    private static let states: [String: State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]

    fileprivate func read(_ element: InterfaceElement, _ file: InterfaceFile) {
        for state in element.children where state.name == "state" {
            guard let key = state.key, let known = Self.states[key] else { continue }
            if let title = state.string("title") {
                setTitle(file.localized(title, element.id, key + "Title"), for: known)
            }
            if let image = state["image"] { setImage(.named(image, state["catalog"]), for: known) }
        }
        // The title of a button as from iOS 15; its looks are passed over.
        if let shown = element.child("buttonConfiguration")?.string("title") {
            setTitle(file.localized(shown, element.id, "configuration.title"), for: .normal)
        }
    }
}

extension UIImage {
    /// The picture of a name in a file, of the app or of the system.
    static func named(_ name: String, _ catalog: String?) -> UIImage? {
        catalog == "system" ? UIImage(systemName: name) : UIImage(named: name)
    }
}

extension UITextField {
    fileprivate func read(_ element: InterfaceElement, _ file: InterfaceFile) {
        text = file.text(element, "text") ?? ""
        placeholder = file.text(element, "placeholder")
        isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
    }
}

extension UISlider {
    fileprivate func read(_ element: InterfaceElement) {
        minimumValue = Float(element.number("minValue") ?? 0)
        maximumValue = Float(element.number("maxValue") ?? 1)
        value = Float(element.number("value") ?? 0)
    }
}

extension UIStepper {
    fileprivate func read(_ element: InterfaceElement) {
        minimumValue = element.number("minimumValue") ?? 0
        maximumValue = element.number("maximumValue") ?? 100
        stepValue = element.number("stepValue") ?? 1
        value = element.number("value") ?? 0
    }
}

extension UISegmentedControl {
    fileprivate func read(_ element: InterfaceElement, _ file: InterfaceFile) {
        for (at, segment) in element.group("segments").enumerated() {
            let title = segment.string("title").map { file.localized($0, element.id, "segmentTitles[\(at)]") }
            insertSegment(withTitle: title, at: at, animated: false)
        }
        selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? -1
    }
}

extension UIDatePicker {
    private static let modes: [String: Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]

    fileprivate func read(_ element: InterfaceElement) {
        datePickerMode = element["datePickerMode"].flatMap { Self.modes[$0] } ?? .dateAndTime
        countDownDuration = element.number("countDownDuration") ?? 0
    }
}

extension UIGestureRecognizer {
    /// Reads what a file says of it.
    func fill(_ element: InterfaceElement) {
        isEnabled = element.flag("enabled") ?? true
        switch self {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
        case let press as UILongPressGestureRecognizer:
            press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
        case let swipe as UISwipeGestureRecognizer: swipe.direction = Self.direction(element)
        default: break
        }
    }

    private static func direction(_ element: InterfaceElement) -> UISwipeGestureRecognizer.Direction {
        let known: [String: UISwipeGestureRecognizer.Direction] = [
            "left": .left, "right": .right, "up": .up, "down": .down,
        ]
        let said = element.child(keyed: "direction") ?? element
        let all = known.filter { said.flag($0.key) == true || said["direction"] == $0.key }.values
        return all.isEmpty ? .right : all.reduce(into: []) { $0.formUnion($1) }
    }
}
