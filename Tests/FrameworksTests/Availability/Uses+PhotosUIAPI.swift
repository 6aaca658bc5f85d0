import PhotosUI

let usesOfPhotosUIAPI: [String: Use] = [
    "PHPickerConfiguration": { _ = PHPickerConfiguration() }
]
