import type { photoSizes } from '../../../shared/media/photo.ts';

/** The URL of an artist's photo, whose content never changes. */
export const photoUrl = (mediaId: string, size: (typeof photoSizes)[number]): string => `/art/${mediaId}/${size}.webp`;
