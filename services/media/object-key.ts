import * as z from 'zod';
import { ArtistId, deliveredId, MediaId, ReleaseId } from '../../shared/ids.ts';
import type { MediaAddress } from './media-address.ts';
import type { PhotoAddress } from './photo-repository.ts';

const Address = z.object({ artistId: ArtistId, releaseId: ReleaseId, mediaId: MediaId });

/** The key of an uploaded file of a release, in quarantine. */
export const objectKey = ({ artistId, releaseId, mediaId }: MediaAddress): string =>
  `${artistId}/${releaseId}/${mediaId}`;

/**
 * The key of a release's file among the masters. A change keeps its files with those of the delivered release, whose
 * files they become when it is exported.
 */
export const masterKey = ({ releaseId, ...rest }: MediaAddress): string =>
  objectKey({ ...rest, releaseId: deliveredId(releaseId) });

/** The files that listening makes of a recording, beside its master. */
export const soundFiles = ['copy', 'wave', 'print'] as const;
export type SoundFile = (typeof soundFiles)[number];
export const soundKey = (address: MediaAddress, file: SoundFile): string => `${masterKey(address)}.${file}`;

/** The key of a cover as the artist uploaded it. What is delivered is redrawn, and is at `masterKey`. */
export const originalKey = (address: MediaAddress): string => `${masterKey(address)}.original`;

export function mediaAddressFrom(key: string): MediaAddress | undefined {
  const [artistId, releaseId, mediaId, ...rest] = key.split('/');
  return rest.length === 0 ? Address.safeParse({ artistId, releaseId, mediaId }).data : undefined;
}

const PHOTO = 'photo';
const OwnPhoto = Address.pick({ artistId: true, mediaId: true });

/** The key of an artist's uploaded photo, in quarantine. */
export const photoKey = ({ artistId, mediaId }: PhotoAddress): string => `${artistId}/${PHOTO}/${mediaId}`;

export function photoAddressFrom(key: string): PhotoAddress | undefined {
  const [artistId, place, mediaId, ...rest] = key.split('/');
  return place === PHOTO && rest.length === 0 ? OwnPhoto.safeParse({ artistId, mediaId }).data : undefined;
}

/**
 * The key of a variant of a cover or photo. The site serves it at `/art/<mediaId>/<size>.webp`; its bytes never change.
 */
export const variantKey = (mediaId: MediaId, size: number): string => `art/${mediaId}/${size}.webp`;
