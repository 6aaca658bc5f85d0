import LocalAuthentication

let usesOfLocalAuthenticationAPI: [String: Use] = [
    "-[LAContext localizedCancelTitle]": { _ = LAContext().localizedCancelTitle },
    "-[LAContext localizedReason]": { _ = LAContext().localizedReason },
    "-[LAContext touchIDAuthenticationAllowableReuseDuration]": {
        _ = LAContext().touchIDAuthenticationAllowableReuseDuration
    },
    "LAContext": { _ = LAContext() },
    "-[LAContext biometryType]": { _ = LAContext().biometryType },
]
