#import <Foundation/Foundation.h>
@interface PodsDummy_SpeedMeter : NSObject
@end
@implementation PodsDummy_SpeedMeter
@end
