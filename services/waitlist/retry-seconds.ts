const MAX_SECONDS = 3600;

/**
 * The delay before a lead that the webhook did not accept is retried: a minute at first, doubling up to an hour. A
 * listener's nine attempts last three hours, so the webhook may be down for an hour without anybody's help.
 * @param receives how often the message has been delivered, including this time
 */
export const retrySeconds = (receives: number): number => Math.min(MAX_SECONDS, 30 * 2 ** receives);
