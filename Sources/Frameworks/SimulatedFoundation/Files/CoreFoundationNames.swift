// The types of Core Foundation that functions of C take. On a phone they are bridged to those of Foundation; here they are
// the same.

/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A text of Core Foundation.
public typealias CFString = NSString
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// A list of Core Foundation.
public typealias CFArray = NSArray
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// A Boolean of Core Foundation.
public typealias CFBoolean = NSNumber
/// An address of Core Foundation.
public typealias CFURL = NSURL
/// A date of Core Foundation.
public typealias CFDate = Foundation.NSDate

/// How things of Core Foundation get their memory: as usual.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The usual way to get memory.
public let kCFAllocatorDefault: CFAllocator? = nil

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// A result of the system's functions of C.
public typealias OSStatus = Int32
public let noErr: OSStatus = 0
