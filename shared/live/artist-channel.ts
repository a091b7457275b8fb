/** The namespace of all channels. Its handler (infra/aws/constructs/live-channels.ts) decides who may subscribe. */
export const LIVE_NAMESPACE = 'artists';

/**
 * Returns the channel for an artist’s open pages. AppSync Events allows five segments of 50 letters, digits and
 * hyphens; an artist’s id is a UUID, so it is one segment.
 */
export const artistChannel = (artistId: string): string => `/${LIVE_NAMESPACE}/${artistId}`;
