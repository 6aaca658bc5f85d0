import Intents

let usesOfIntentsAPI: [String: Use] = [
    "INIntent": { _ = INIntent() },
    "+[INPreferences requestSiriAuthorization:]": { INPreferences.requestSiriAuthorization { _ in } },
    "+[INVoiceShortcutCenter sharedCenter]": { _ = INVoiceShortcutCenter.shared },
]
