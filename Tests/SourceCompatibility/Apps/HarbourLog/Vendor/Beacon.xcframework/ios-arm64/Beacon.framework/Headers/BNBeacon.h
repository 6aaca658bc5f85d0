#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class BNBeacon;

@interface BNSignal : NSObject

@property (nonatomic, readonly) double strength;

@end

@protocol BNBeaconDelegate <NSObject>

@optional
- (void)beacon:(BNBeacon *)beacon didRangeSignal:(BNSignal *)signal;

@end

@interface BNBeacon : NSObject

@property (class, nonatomic, readonly) BNBeacon *sharedBeacon NS_SWIFT_NAME(shared);
@property (nonatomic, weak, nullable) id<BNBeaconDelegate> delegate;

- (void)startWithIdentifier:(NSString *)identifier;
- (void)stop;

@end

NS_ASSUME_NONNULL_END
