import type { photoSizes } from '../../../shared/media/photo.ts';

/** Where the site serves an artist's photo, for ever the same bytes. */
export const photoAddress = (mediaId: string, size: (typeof photoSizes)[number]): string =>
  `/art/${mediaId}/${size}.webp`;
