/** How long a page may wait for a whole recording to be listened to and a cover to be looked at on a busy machine. */
export const INSPECTED = { timeout: 180_000 };

/** How long a page may wait for the stages of a statement: to start, read the file and report back. */
export const STAGES = { timeout: 120_000 };
