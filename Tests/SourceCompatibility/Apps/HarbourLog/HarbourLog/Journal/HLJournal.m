#import "HLJournal.h"

NSNotificationName const HLJournalDidChangeNotification = @"HLJournalDidChange";
NSString *const HLErrorDomain = @"com.example.HarbourLog";
const NSTimeInterval HLSaveInterval = 5;

@interface HLJournal ()

@property (nonatomic, strong) NSMutableArray<NSString *> *all;

@end

@implementation HLJournal

+ (instancetype)sharedJournal {
    static HLJournal *journal;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ journal = [[HLJournal alloc] initWithHarbourNamed:@"Sampleton"]; });
    return journal;
}

- (instancetype)initWithHarbourNamed:(NSString *)name {
    if ((self = [super init])) {
        _harbour = [name copy];
        _all = [NSMutableArray array];
    }
    return self;
}

- (NSArray<NSString *> *)entries { return [self.all copy]; }

- (void)addEntry:(NSString *)entry ofKind:(HLEntryKind)kind {
    [self.all addObject:[NSString stringWithFormat:@"%ld %@", (long)kind, entry]];
    [self.delegate journal:self didAddEntry:entry];
    [[NSNotificationCenter defaultCenter] postNotificationName:HLJournalDidChangeNotification object:self];
}

- (NSString *)lastEntryOfKind:(HLEntryKind)kind {
    NSString *prefix = [NSString stringWithFormat:@"%ld ", (long)kind];
    for (NSString *entry in self.all.reverseObjectEnumerator) {
        if ([entry hasPrefix:prefix]) return entry;
    }
    return nil;
}

- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error {
    return [self.all writeToURL:url error:error];
}

- (void)saveWithCompletionHandler:(HLSaveHandler)handler {
    if (handler) handler(self.all.count, nil);
}

@end

@implementation HLJournal (Export)

- (NSData *)dataInFormat:(NSString *)format {
    return [[self.all componentsJoinedByString:@"\n"] dataUsingEncoding:NSUTF8StringEncoding];
}

@end
