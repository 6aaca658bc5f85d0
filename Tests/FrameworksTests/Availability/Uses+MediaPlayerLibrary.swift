import MediaPlayer

let usesOfMediaPlayerLibrary: [String: Use] = [
    "+[MPMediaLibrary authorizationStatus]": { _ = MPMediaLibrary.authorizationStatus() },
    "+[MPMediaLibrary requestAuthorization:]": { MPMediaLibrary.requestAuthorization { _ in } },
    "-[MPMediaItem isCloudItem]": { _ = MPMediaItem().isCloudItem },
    "-[MPMediaItem hasProtectedAsset]": { _ = MPMediaItem().hasProtectedAsset },
]
