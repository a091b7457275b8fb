/** Every channel of the product begins with it; its handler (infra/aws/constructs/live-channels.ts) says who may listen. */
export const LIVE_NAMESPACE = 'artists';

/**
 * Where the open pages of one artist listen, and nobody else's. AppSync Events takes at most five segments of 50 letters, digits and
 * hyphens; an artist's id is a UUID, so it is one.
 */
export const artistChannel = (artistId: string): string => `/${LIVE_NAMESPACE}/${artistId}`;
