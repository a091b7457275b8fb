import * as z from 'zod';
import { keys } from '../../services/platform/keys.ts';

/** What EventBridge tells of a stored object. */
const Told = z.object({
  detail: z.object({ bucket: z.object({ name: z.string() }), object: z.object({ key: z.string() }) }),
});

/** Where the record is that a message of a dead-letter queue tells of. @throws ZodError for another message */
export function recordAt(message: string): { bucket: string; key: string } {
  const { bucket, object } = Told.parse(JSON.parse(message)).detail;
  return { bucket: bucket.name, key: object.key };
}

const Image = z.object({ rev: z.object({ N: z.coerce.number() }).optional() }).optional();
const Event = z.object({
  Records: z.array(
    z.object({
      dynamodb: z.object({
        Keys: z.object({ PK: z.object({ S: z.string() }) }),
        NewImage: Image,
        OldImage: Image,
      }),
    }),
  ),
});
/** The guide shows the payload as text; the event itself is taken too. */
const Discarded = z.object({
  payload: z.union([z.string().transform((text) => JSON.parse(text) as unknown), z.looseObject({})]),
});

/**
 * The releases that a discarded batch of the table's stream was about. Nothing else is read of it: what it says of them may be old.
 * @throws ZodError or SyntaxError when it is something else
 */
export function releasesOf(discarded: string): { artistId: string; releaseId: string; rev: number }[] {
  const { payload } = Discarded.parse(JSON.parse(discarded));
  return Event.parse(payload).Records.flatMap(({ dynamodb: { Keys, NewImage, OldImage } }) => {
    const release = keys.release.read(Keys.PK.S);
    // Of an account only open pages are told, which ask again by themselves: nothing is to be made right.
    if (!release) return [];
    return { ...release, rev: Math.max(NewImage?.rev?.N ?? 0, OldImage?.rev?.N ?? 0) };
  });
}
