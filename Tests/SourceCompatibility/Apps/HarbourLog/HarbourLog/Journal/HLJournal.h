#import <UIKit/UIKit.h>
#import "HLTypes.h"

NS_ASSUME_NONNULL_BEGIN

@class HLJournal;

@protocol HLJournalDelegate <NSObject>

- (void)journal:(HLJournal *)journal didAddEntry:(NSString *)entry;

@optional
- (void)journalDidClose:(HLJournal *)journal;

@end

/// The harbour master's journal, of 2013.
@interface HLJournal : NSObject

@property (nonatomic, copy, readonly) NSArray<NSString *> *entries;
@property (nonatomic, copy, nullable) NSString *harbour;
@property (nonatomic) HLEntryFlags flags;
@property (nonatomic, weak, nullable) id<HLJournalDelegate> delegate;

+ (instancetype)sharedJournal;

- (instancetype)initWithHarbourNamed:(NSString *)name;
- (void)addEntry:(NSString *)entry ofKind:(HLEntryKind)kind;
- (nullable NSString *)lastEntryOfKind:(HLEntryKind)kind;
- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;
- (void)saveWithCompletionHandler:(nullable HLSaveHandler)handler;

@end

@interface HLJournal (Export)

- (nullable NSData *)dataInFormat:(NSString *)format;

@end

NS_ASSUME_NONNULL_END
