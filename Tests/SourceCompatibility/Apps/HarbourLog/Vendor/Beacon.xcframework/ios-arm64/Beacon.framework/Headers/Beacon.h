#import <Foundation/Foundation.h>

//! Project version number for Beacon.
FOUNDATION_EXPORT double BeaconVersionNumber;

#import <Beacon/BNBeacon.h>
