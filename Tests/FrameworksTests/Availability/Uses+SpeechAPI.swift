import Speech

let usesOfSpeechAPI: [String: Use] = [
    "SFSpeechRecognizer": { _ = SFSpeechRecognizer.authorizationStatus() },
    "-[SFSpeechRecognizer supportsOnDeviceRecognition]": { _ = SFSpeechRecognizer()?.supportsOnDeviceRecognition },
    "-[SFSpeechRecognitionRequest requiresOnDeviceRecognition]": {
        SFSpeechAudioBufferRecognitionRequest().requiresOnDeviceRecognition = true
    },
    "-[SFSpeechRecognitionRequest addsPunctuation]": {
        SFSpeechAudioBufferRecognitionRequest().addsPunctuation = true
    },
]
