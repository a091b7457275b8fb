/** A variant that the server makes of a cover; the original is never loaded. */
export const coverAddress = (mediaId: string): string => `/art/${mediaId}/320.webp`;
