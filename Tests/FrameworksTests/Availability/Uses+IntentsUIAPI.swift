import Intents
import IntentsUI

let usesOfIntentsUIAPI: [String: Use] = [
    "INUIAddVoiceShortcutViewController": {
        if let words = INShortcut(intent: INIntent()) { _ = INUIAddVoiceShortcutViewController(shortcut: words) }
    }
]
