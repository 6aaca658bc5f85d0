#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, HLEntryKind) {
    HLEntryKindArrival,
    HLEntryKindDeparture,
    HLEntryKindRemark = 10,
};

typedef NS_OPTIONS(NSUInteger, HLEntryFlags) {
    HLEntryFlagUrgent = 1 << 0,
    HLEntryFlagPrivate = 1 << 1,
};

typedef void (^HLSaveHandler)(NSInteger count, NSError *_Nullable error);

/// Posted by a journal that has another entry.
extern NSNotificationName const HLJournalDidChangeNotification;
extern NSString *const HLErrorDomain;
extern const NSTimeInterval HLSaveInterval;
