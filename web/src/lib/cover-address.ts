/** The address of a cover's server-made variant, by its size in px. Pages never load the original. */
export const coverAddress = (mediaId: string, size: 320 | 1280 = 320): string => `/art/${mediaId}/${size}.webp`;
