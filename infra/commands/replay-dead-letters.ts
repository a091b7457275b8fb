import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ItemChange } from '../../services/platform/item-change.ts';
import { eachDeadLetter, type Replayed } from './each-dead-letter.ts';
import { changesIn, recordAt } from './read-dead-letter.ts';

/**
 * Follows the changes again that the dead letters of a stream's reader name, one letter after the other. A letter whose changes were
 * followed goes with its record.
 * @param follow gets a change more than once
 */
export function replayDeadLetters(queueUrl: string, follow: (change: ItemChange) => Promise<void>): Promise<Replayed> {
  const s3 = new S3Client({});
  return eachDeadLetter(queueUrl, async ({ Body: letter = '' }) => {
    const { bucket: Bucket, key: Key } = recordAt(letter);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    for (const change of changesIn((await Body?.transformToString()) ?? '')) await follow(change);
    // The letter first: a record without a letter goes by itself after a fortnight.
    return async () => void (await s3.send(new DeleteObjectCommand({ Bucket, Key })));
  });
}
