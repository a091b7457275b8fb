import * as z from 'zod';

/**
 * Schemas of any shape that count what they are given before they look into it. Zod itself bounds texts (`max`, with
 * `abort`, before any other check) and lists (the same), but neither a record nor `unknown`: of those the contract
 * takes only what stands here.
 */
export const counted = z.registry<{ most: number }>();

/** Any value that `fits`, which must count before it looks: it sees at most `most` parts of what came in. */
export function boundedAny<T>(
  fits: ((value: unknown) => value is T) | ((value: unknown) => boolean),
  { most, message }: { most: number; message: string },
) {
  const schema = z.custom<T>(fits, message);
  counted.add(schema, { most });
  return schema;
}

/** A record of at most `most` entries, counted before the first key is looked at. */
export function boundedRecord<V extends z.ZodType>(
  key: z.ZodString,
  value: V,
  { most, message }: { most: number; message: string },
) {
  const few = boundedAny<unknown>((record) => typeof record === 'object' && Object.keys(record ?? {}).length <= most, {
    most,
    message,
  });
  return few.pipe(z.record(key, value));
}
