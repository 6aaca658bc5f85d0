import BackgroundRuntime

// What views are, and what touches do to them.

extension ScreenReader {
    /// What a view is; nil for one that only holds others.
    static func element(for view: UIView) -> ScreenElement? {
        switch view {
        case let control as UIControl: element(ofControl: control)
        case let text as UITextView: element(ofText: text)
        case let label as UILabel:
            label.shownText.map { ScreenElement(.staticText, label: $0, take: view.takeAsView) }
        case let table as UITableView: element(ofTable: table)
        case let list as UICollectionView: element(ofItems: list)
        case let bar as UISearchBar: element(ofSearch: bar)
        case let bar as UINavigationBar: element(ofBar: bar)
        case let bar as UITabBar: element(ofBar: bar)
        case let bar as UIToolbar: ScreenElement(.toolbar, children: buttons(bar.items ?? []))
        case let picker as UIPickerView: element(ofWheels: picker)
        case let page as UIScrollView: ScreenElement(.scrollView, children: inside(page), take: page.takeMovement)
        case is UIActivityIndicatorView: ScreenElement(.activityIndicator)
        case let progress as UIProgressView: value(.progressIndicator, String(progress.progress))
        case let image as UIImageView:
            image.image == nil ? nil : ScreenElement(.image, children: inside(image), take: view.takeAsView)
        default: nil
        }
    }

    private static func value(_ role: ScreenElement.Role, _ value: String) -> ScreenElement {
        var element = ScreenElement(role)
        element.value = value
        return element
    }

    private static func element(ofControl control: UIControl) -> ScreenElement {
        var element =
            switch control {
            case let button as UIButton: ScreenElement(.button, label: button.currentTitle, take: button.take)
            case let field as UITextField: self.element(ofField: field)
            case let toggle as UISwitch: ScreenElement(.switch, take: toggle.take)
            case let slider as UISlider: ScreenElement(.slider, take: slider.take)
            case let stepper as UIStepper: ScreenElement(.stepper, children: stepper.buttons, take: stepper.take)
            case let choice as UISegmentedControl:
                ScreenElement(.segmentedControl, children: choice.buttons, take: choice.take)
            case let picker as UIDatePicker: ScreenElement(.datePicker, take: picker.take)
            default: ScreenElement(.other, children: inside(control), take: control.takeTap)
            }
        element.value = element.value ?? control.shownValue
        element.isEnabled = control.isEnabled
        element.isSelected = control.isSelected
        return element
    }
}

extension UIControl {
    /// What a finger does that touches it for a moment, in the order of a phone.
    func takeTap(_ touch: Touch) -> Bool {
        if takeByGestures(touch),
            gestureRecognizers?.contains(where: { $0.isEnabled && $0.cancelsTouchesInView }) == true
        {
            return true
        }
        guard touch == .tap else { return false }
        sendActions(for: .touchDown)
        sendActions(for: .touchUpInside)
        return true
    }

    /// What it stands at.
    fileprivate var shownValue: String? {
        switch self {
        case let toggle as UISwitch: toggle.isOn ? "on" : "off"
        case let slider as UISlider: String(slider.value)
        case let stepper as UIStepper: String(stepper.value)
        case let picker as UIDatePicker: picker.date.formatted(.iso8601)
        default: nil
        }
    }

    /// A person has brought it to another value.
    fileprivate func changeValue() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}

extension UIButton {
    /// A button tells that it was used, too. One that opens a menu at once opens it instead.
    fileprivate func take(_ touch: Touch) -> Bool {
        if takeForMenu(touch) { return true }
        guard takeTap(touch) else { return false }
        if touch == .tap { sendActions(for: .primaryActionTriggered) }
        return true
    }
}

extension UISwitch {
    fileprivate func take(_ touch: Touch) throws -> Bool {
        switch touch {
        case .tap: isOn.toggle()
        case .set("on"), .set("off"):
            guard touch != .set(isOn ? "on" : "off") else { return true }
            isOn.toggle()
        case .set(let value): throw StimulusError("a switch is set to on or off, not to \(value)")
        default: return false
        }
        changeValue()
        return true
    }
}

extension UISlider {
    fileprivate func take(_ touch: Touch) throws -> Bool {
        guard case .set(let text) = touch else { return false }
        let range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
        guard let number = Touch.number(text, in: range).map(Float.init) else {
            throw StimulusError("the slider goes from \(minimumValue) to \(maximumValue), not to \(text)")
        }
        value = number
        changeValue()
        return true
    }
}

extension UIStepper {
    fileprivate func take(_ touch: Touch) throws -> Bool {
        guard case .set(let text) = touch else { return false }
        guard let number = Double(text), number >= minimumValue, number <= maximumValue else {
            throw StimulusError("the stepper goes from \(minimumValue) to \(maximumValue), not to \(text)")
        }
        value = number
        changeValue()
        return true
    }

    /// What goes down, and what goes up.
    fileprivate var buttons: [ScreenElement] { [button("Decrement", -stepValue), button("Increment", stepValue)] }

    private func button(_ label: String, _ step: Double) -> ScreenElement {
        let next = min(max(value + step, minimumValue), maximumValue)
        var button = ScreenElement(.button, label: label) { [self] touch in
            guard touch == .tap else { return false }
            value = next
            changeValue()
            return true
        }
        button.isEnabled = next != value
        return button
    }
}

extension UISegmentedControl {
    fileprivate func take(_ touch: Touch) throws -> Bool {
        guard case .set(let title) = touch else { return false }
        guard let index = (0..<numberOfSegments).first(where: { titleForSegment(at: $0) == title }) else {
            throw StimulusError("the choice has no \(title)")
        }
        choose(index)
        return true
    }

    fileprivate var buttons: [ScreenElement] {
        (0..<numberOfSegments).map { index in
            var button = ScreenElement(.button, label: titleForSegment(at: index)) { [self] touch in
                guard touch == .tap else { return false }
                choose(index)
                return true
            }
            button.isSelected = index == selectedSegmentIndex
            button.isEnabled = isEnabledForSegment(at: index)
            return button
        }
    }

    private func choose(_ index: Int) {
        guard index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        changeValue()
    }
}

extension UIDatePicker {
    fileprivate func take(_ touch: Touch) throws -> Bool {
        guard case .set(let text) = touch else { return false }
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw StimulusError("a date is set by a text such as 2026-01-31T08:00:00Z, not by \(text)")
        }
        self.date = date
        changeValue()
        return true
    }
}
