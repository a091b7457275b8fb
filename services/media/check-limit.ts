/**
 * How many checks of one upload may begin without an end. The next one refuses the upload unread, because its bytes
 * seem to stop their checker (design 5.8).
 */
export const MOST_UNENDED_CHECKS = 4;

/** Whether an upload may be read once more. */
export const mayBeRead = ({ begunChecks }: { begunChecks: number }): boolean => begunChecks < MOST_UNENDED_CHECKS;
