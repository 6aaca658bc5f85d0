import ExposureNotification

let usesOfExposureNotificationAPI: [String: Use] = [
    "ENManager": { _ = ENManager() },
    "ENExposureConfiguration": { _ = ENExposureConfiguration() },
    "ENTemporaryExposureKey": { _ = ENTemporaryExposureKey() },
]
