/** The URL of a resized cover, by its width in pixels. Pages never load the original. */
export const coverUrl = (mediaId: string, size: 320 | 1280 = 320): string => `/art/${mediaId}/${size}.webp`;
