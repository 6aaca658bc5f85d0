import UIKit

/// Something that the shop has signed, and whether that holds.
public enum VerificationResult<SignedType> {
    /// It does not, and why.
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// What is signed, where that holds. Throws why it does not.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    /// What is signed, whether that holds or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }

    /// Why a signature does not hold.
    public enum VerificationError: Error, Hashable, Sendable {
        /// The certificate is none any more.
        case revokedCertificate
        /// Nobody vouches for it.
        case invalidCertificateChain
        /// It is for another phone.
        case invalidDeviceVerification
        /// It cannot be read.
        case invalidEncoding
        /// It is of somebody else.
        case invalidSignature
        case missingRequiredProperties
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
