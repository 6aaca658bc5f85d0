import BackgroundRuntime

// Wheels of values: each is set by what the value says.

extension ScreenReader {
    static func element(ofWheels picker: UIPickerView) -> ScreenElement {
        let wheels = (0..<picker.numberOfComponents).map { component in
            var wheel = ScreenElement(.pickerWheel) { try picker.take($0, component) }
            wheel.value = picker.words(of: picker.selectedRow(inComponent: component), component)
            return wheel
        }
        return ScreenElement(.picker, children: wheels) { try picker.takeAlone($0) }
    }
}

extension UIPickerView {
    /// A finger turns a wheel to a value.
    fileprivate func take(_ touch: Touch, _ component: Int) throws -> Bool {
        guard case .set(let text) = touch else { return takeByGestures(touch) }
        let count = numberOfRows(inComponent: component)
        guard let row = (0..<count).first(where: { words(of: $0, component) == text }) else {
            let some = (0..<min(count, 5)).compactMap { words(of: $0, component) }.joined(separator: ", ")
            throw StimulusError("the wheel has no \(text): it has \(count) values, such as \(some)")
        }
        guard row != selectedRow(inComponent: component) else { return true }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        return true
    }

    /// One wheel is meant by what it is in.
    fileprivate func takeAlone(_ touch: Touch) throws -> Bool {
        guard case .set = touch else { return takeByGestures(touch) }
        guard numberOfComponents == 1 else {
            throw StimulusError("there are \(numberOfComponents) wheels: say the role pickerWheel and a number")
        }
        return try take(touch, 0)
    }

    /// What a value says: by its words, else by the texts in its view.
    fileprivate func words(of row: Int, _ component: Int) -> String? {
        guard row < numberOfRows(inComponent: component), let delegate else { return nil }
        if let title = delegate.pickerView(self, titleForRow: row, forComponent: component) { return title }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        let texts = ScreenReader.elements(of: view).compactMap(\.label)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
