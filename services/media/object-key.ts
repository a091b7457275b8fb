import * as z from 'zod';
import { ArtistId, MediaId, ReleaseId } from '../../shared/ids.ts';
import type { MediaAddress } from './media-repository.ts';

const Address = z.object({ artistId: ArtistId, releaseId: ReleaseId, mediaId: MediaId });

/** Where a file of a release is, in quarantine and among the masters. */
export const objectKey = ({ artistId, releaseId, mediaId }: MediaAddress): string =>
  `${artistId}/${releaseId}/${mediaId}`;

export function addressOf(key: string): MediaAddress | undefined {
  const [artistId, releaseId, mediaId, ...rest] = key.split('/');
  return rest.length === 0 ? Address.safeParse({ artistId, releaseId, mediaId }).data : undefined;
}

/** Where a variant of a cover is. The site serves it at `/art/<mediaId>/<size>.webp`, for ever the same bytes. */
export const variantKey = (mediaId: MediaId, size: number): string => `art/${mediaId}/${size}.webp`;
