const MOST_SECONDS = 3600;

/**
 * When a lead that the webhook did not take is sent again: after a minute, then twice as long each time, at the most an hour. The nine tries of
 * a listener are three hours: a webhook may be away for one before anybody has to do something.
 * @param receives how often the message has come, this time included
 */
export const retrySeconds = (receives: number): number => Math.min(MOST_SECONDS, 30 * 2 ** receives);
