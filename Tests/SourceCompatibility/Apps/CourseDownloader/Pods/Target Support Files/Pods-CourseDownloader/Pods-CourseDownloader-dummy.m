#import <Foundation/Foundation.h>
@interface PodsDummy_Pods_CourseDownloader : NSObject
@end
@implementation PodsDummy_Pods_CourseDownloader
@end
