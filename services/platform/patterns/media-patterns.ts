import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const mediaPatterns: readonly Pattern[] = [
  { what: 'the photo of an account', by: 'photoRepository.get', how: 'GetItem', on: [keys.photo] },
  {
    what: 'an upload of a photo is expected',
    by: 'photoRepository.expect',
    how: 'TransactWriteItems',
    on: [keys.photo, keys.uploadsOfDay],
  },
  { what: 'a photo is shown, refused or removed', by: 'photoRepository.place', how: 'UpdateItem', on: [keys.photo] },
  {
    what: 'uploads of a draft are expected',
    by: 'expectedUploadRepository.expectUploads',
    how: 'TransactWriteItems',
    on: [keys.release, keys.media, keys.awaitedUploads, keys.uploadsOfDay],
  },
  {
    what: 'tracks are added with the uploads of their audio',
    by: 'expectedUploadRepository.addTracks',
    how: 'TransactWriteItems',
    on: [keys.release, keys.media, keys.awaitedUploads, keys.uploadsOfDay],
  },
  {
    what: 'a release’s pending uploads, as its quota counts them',
    by: 'uploadQuota.forgetJudged',
    how: 'GetItem',
    on: [keys.awaitedUploads],
  },
  {
    what: 'checked uploads are removed from the quota',
    by: 'uploadQuota.forgetJudged',
    how: 'UpdateItem',
    on: [keys.awaitedUploads],
  },
  {
    what: 'a release’s pending uploads',
    by: 'expectedUploadRepository.awaitedIn',
    how: 'Query',
    on: [keys.media],
  },
  {
    what: 'an upload is bound to the bytes that were checked',
    by: 'mediaRepository.claim',
    how: 'UpdateItem',
    on: [keys.media],
  },
  {
    what: 'uploads that newer ones have superseded',
    by: 'mediaRepository.supersededBy',
    how: 'Query',
    on: [keys.media],
  },
  { what: 'an upload', by: 'mediaRepository.find', how: 'GetItem', on: [keys.media] },
  { what: 'an upload is refused', by: 'mediaRepository.refuse', how: 'UpdateItem', on: [keys.media] },
  {
    what: 'a checked file becomes part of its release',
    by: 'mediaRepository.place',
    how: 'TransactWriteItems',
    on: [keys.media, keys.release, keys.profile],
  },
  {
    what: 'the uploads of a deleted release or track',
    by: 'mediaRepository.leftBehind',
    how: 'Query',
    on: [{ ...keys.release, sk: 'all' }],
  },
  {
    what: 'an upload is removed with its release or track',
    by: 'mediaRepository.remove',
    how: 'DeleteItem',
    on: [keys.media],
  },
  {
    what: 'an upload in parts begins, or has all of its parts',
    by: 'uploadPartsRepository.storePartsId',
    how: 'TransactWriteItems',
    on: [keys.release, keys.media],
  },
  {
    what: 'an upload is cancelled',
    by: 'uploadPartsRepository.cancel',
    how: 'DeleteItem',
    on: [keys.media],
  },
];
