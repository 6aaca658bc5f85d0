// Nothing is computed here: a wrong sum would be worse than none. Who names one of these gets the message as an error.

/// Sums of 256 bits: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum SHA256 {}

/// Sums of 384 bits: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum SHA384 {}

/// Sums of 512 bits: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum SHA512 {}

/// Sums that are not safe any more: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum Insecure {}

/// A key for both directions: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum SymmetricKey {}

/// The cipher of the American standard: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum AES {}

/// A cipher with a tag: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum ChaChaPoly {}

/// A curve for keys and signatures: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum Curve25519 {}

/// A curve of 256 bits: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum P256 {}

/// A curve of 384 bits: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum P384 {}

/// A curve of 521 bits: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum P521 {}

/// Keys that are made from others: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum HKDF {}

/// What two sides have in common: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum SharedSecret {}

/// Keys that do not leave the phone: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public enum SecureEnclave {}

/// A sum with a key: not simulated.
@available(*, unavailable, message: "CryptoKit is not simulated: hide it behind a protocol, or use swift-crypto")
public struct HMAC<Function> {}
