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
  { what: 'a look at a cover begins', by: 'lookRepository.begin', how: 'UpdateItem', on: [keys.media] },
  { what: 'a cover was looked at', by: 'lookRepository.record', how: 'UpdateItem', on: [keys.release] },
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
    what: 'what listening found in a recording',
    by: 'heardRepository.find',
    how: 'GetItem',
    on: [keys.heard],
  },
  {
    what: 'what listening found is stored',
    by: 'heardRepository.save',
    how: 'PutItem',
    on: [keys.heard],
  },
  {
    what: 'a recording is put under a hash of its fingerprint, 32 times',
    by: 'heardRepository.save',
    how: 'PutItem',
    on: [keys.sound],
  },
  {
    what: 'recordings that share a hash, 32 times for each recording that was heard',
    by: 'heardRepository.sharing',
    how: 'Query',
    on: [keys.sound],
  },
  {
    what: 'the numbers of a recording are stored in its release',
    by: 'listenToMaster',
    how: 'UpdateItem',
    on: [keys.release],
  },
  {
    what: 'what listening found is removed with its recording',
    by: 'heardRepository.remove',
    how: 'DeleteItem',
    on: [keys.heard],
  },
  {
    what: 'a removed recording leaves the index of sounds, 32 times',
    by: 'heardRepository.remove',
    how: 'DeleteItem',
    on: [keys.sound],
  },
];
