/** A variant (px) that the server makes of a cover; the original is never loaded. */
export const coverAddress = (mediaId: string, size: 320 | 1280 = 320): string => `/art/${mediaId}/${size}.webp`;
