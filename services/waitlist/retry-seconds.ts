const MOST_SECONDS = 3600;

/**
 * The delay before retrying a lead that the webhook did not accept: a minute at first, doubling up to an hour. The nine
 * attempts of a listener last three hours, so a webhook may be down for an hour unattended.
 * @param receives how often the message was delivered, this time included
 */
export const retrySeconds = (receives: number): number => Math.min(MOST_SECONDS, 30 * 2 ** receives);
