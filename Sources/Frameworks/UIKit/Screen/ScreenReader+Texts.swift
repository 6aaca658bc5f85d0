import BackgroundRuntime

// Fields that keys are typed into.

extension ScreenReader {
    static func element(ofField field: UITextField) -> ScreenElement {
        let role: ScreenElement.Role = field.isSecureTextEntry ? .secureTextField : .textField
        let sides = field.sideViews.flatMap { elements(of: $0) }
        var element = ScreenElement(
            field is UISearchTextField ? .searchField : role, children: sides, take: field.take)
        let text = field.text.flatMap { $0.isEmpty ? nil : $0 }
        element.value = text.map { field.isSecureTextEntry ? String(repeating: "•", count: $0.count) : $0 }
        element.placeholder = field.placeholder
        return element
    }

    static func element(ofText view: UITextView) -> ScreenElement {
        guard view.isEditable else {
            return ScreenElement(.staticText, label: view.shownText, take: view.takeByGestures)
        }
        var element = ScreenElement(.textView, take: view.take)
        element.value = view.shownText
        return element
    }

    static func element(ofSearch bar: UISearchBar) -> ScreenElement {
        let cancels = bar.showsCancelButton || bar.searcher?.isActive == true
        let prompt = bar.prompt.map { [ScreenElement(.staticText, label: $0)] } ?? []
        let children = prompt + (cancels ? [bar.cancelButton] : []) + bar.scopeButtons
        var element = ScreenElement(.searchField, children: children, take: bar.take)
        element.value = bar.text.flatMap { $0.isEmpty ? nil : $0 }
        element.placeholder = bar.placeholder
        return element
    }
}

/// What a key does at the end of a text: it is added, or takes the last sign away.
private struct TypedKey {
    /// What is replaced, as a delegate is told it.
    let range: NSRange
    /// What stands there then.
    let replacement: String
    /// The whole text then.
    let result: String

    init(_ key: Character, behind text: String) {
        let isDelete = key == Touch.deleteKey
        let rest = isDelete ? String(text.dropLast()) : text
        range = NSRange(location: rest.utf16.count, length: text.utf16.count - rest.utf16.count)
        replacement = isDelete ? "" : String(key)
        result = rest + replacement
    }
}

extension UITextField {
    fileprivate func take(_ touch: Touch) -> Bool {
        switch touch {
        case .tap:
            if !takeByGestures(touch) { sendActions(for: .touchDown) }
            beginEditing()
        case .type(let text):
            beginEditing()
            guard isFirstResponder else { return false }
            for key in text { press(key) }
        case .clear:
            guard delegate?.textFieldShouldClear(self) != false else { return true }
            change(to: "")
        default: return takeByGestures(touch)
        }
        return true
    }

    private func beginEditing() {
        guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false, becomeFirstResponder() else {
            return
        }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    private func press(_ key: Character) {
        guard key != "\n" else {
            if delegate?.textFieldShouldReturn(self) != false { sendActions(for: .editingDidEndOnExit) }
            return
        }
        let typed = TypedKey(key, behind: text ?? "")
        let isAllowed = delegate?.textField(
            self, shouldChangeCharactersIn: typed.range, replacementString: typed.replacement)
        if isAllowed != false { change(to: typed.result) }
    }

    private func change(to text: String) {
        self.text = text
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }
}

extension UITextView {
    fileprivate func take(_ touch: Touch) -> Bool {
        switch touch {
        case .tap:
            if !takeByGestures(touch) { beginEditing() }
        case .type(let text):
            beginEditing()
            guard isFirstResponder else { return false }
            for key in text { press(key) }
        case .clear: change(to: "")
        default: return takeByGestures(touch)
        }
        return true
    }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    private func beginEditing() {
        guard !isFirstResponder, textDelegate?.textViewShouldBeginEditing(self) != false, becomeFirstResponder() else {
            return
        }
        textDelegate?.textViewDidBeginEditing(self)
    }

    private func press(_ key: Character) {
        let typed = TypedKey(key, behind: text ?? "")
        let isAllowed = textDelegate?.textView(
            self, shouldChangeTextIn: typed.range, replacementText: typed.replacement)
        if isAllowed != false { change(to: typed.result) }
    }

    private func change(to text: String) {
        self.text = text
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
}

extension UISearchBar {
    fileprivate func take(_ touch: Touch) -> Bool {
        switch touch {
        case .tap: beginEditing()
        case .type(let text):
            beginEditing()
            guard isFirstResponder else { return false }
            for key in text { press(key) }
        case .clear: change(to: "")
        default: return takeByGestures(touch)
        }
        return true
    }

    private func beginEditing() {
        guard !isFirstResponder, delegate?.searchBarShouldBeginEditing(self) != false, becomeFirstResponder() else {
            return
        }
        delegate?.searchBarTextDidBeginEditing(self)
        searcher?.begin()
    }

    /// What ends a search.
    fileprivate var cancelButton: ScreenElement {
        ScreenElement(.button, label: "Cancel") { [self] touch in
            guard touch == .tap else { return false }
            delegate?.searchBarCancelButtonClicked(self)
            resignFirstResponder()
            guard searcher != nil else { return true }
            text = ""
            searcher?.end()
            return true
        }
    }

    /// The choice of where to look; none where it is not shown.
    fileprivate var scopeButtons: [ScreenElement] {
        guard showsScopeBar else { return [] }
        return (scopeButtonTitles ?? []).enumerated().map { index, title in
            var button = ScreenElement(.button, label: title) { [self] touch in
                guard touch == .tap else { return false }
                selectedScopeButtonIndex = index
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
                return true
            }
            button.isSelected = index == selectedScopeButtonIndex
            return button
        }
    }

    private func press(_ key: Character) {
        if key == "\n" { return delegate?.searchBarSearchButtonClicked(self) ?? () }
        change(to: TypedKey(key, behind: text ?? "").result)
    }

    private func change(to text: String) {
        self.text = text
        delegate?.searchBar(self, textDidChange: text)
        if let searcher, searcher.isActive { searcher.searchResultsUpdater?.updateSearchResults(for: searcher) }
    }
}
