/**
 * The maximum number of checks of one upload that may start without finishing. The next check rejects the upload
 * unread, because its bytes seem to crash the checker (design 5.8).
 */
export const MAX_UNFINISHED_CHECKS = 4;

/** Whether an upload may be read again. */
export const hasChecksLeft = ({ begunChecks }: { begunChecks: number }): boolean => begunChecks < MAX_UNFINISHED_CHECKS;
