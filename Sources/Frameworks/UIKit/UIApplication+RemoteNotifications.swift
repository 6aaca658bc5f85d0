import BackgroundRuntime

extension UIApplication {
    func registration(for call: String) -> (any RemoteRegistration)? {
        if let found = process.device.service(providing: (any RemoteRegistration).self) { return found }
        process.record(.refusal, "\(call) does nothing: no module simulates remote notifications")
        return nil
    }
}
