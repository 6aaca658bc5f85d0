import AppTrackingTransparency

let usesOfTracking: [String: Use] = ["ATTrackingManager": { _ = ATTrackingManager.trackingAuthorizationStatus }]
