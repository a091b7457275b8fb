import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ItemChange } from '../../services/platform/item-change.ts';
import { handleDeadLetters, type ReplayOutcome } from './handle-dead-letters.ts';
import { readDiscardedChanges, recordLocation } from './read-dead-letter.ts';

/**
 * Reprocesses the changes in the dead letters of a stream's reader, one letter after the other. Each letter is deleted,
 * with its record, once it is processed.
 * @param follow may get a change more than once
 */
export function replayDeadLetters(
  queueUrl: string,
  follow: (change: ItemChange) => Promise<void>,
): Promise<ReplayOutcome> {
  const s3 = new S3Client({});
  return handleDeadLetters(queueUrl, async ({ Body: letter = '' }) => {
    const { bucket: Bucket, key: Key } = recordLocation(letter);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    for (const change of readDiscardedChanges((await Body?.transformToString()) ?? '')) await follow(change);
    // Called after the letter is deleted. If this fails, the record expires by itself after 15 days.
    return async () => void (await s3.send(new DeleteObjectCommand({ Bucket, Key })));
  });
}
