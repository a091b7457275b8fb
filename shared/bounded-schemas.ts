import * as z from 'zod';

/**
 * Schemas that limit how many parts a value has before they examine them. Zod limits strings and lists itself (`max`
 * with `abort`, before any other check), but neither records nor `unknown`: for those the contract accepts only the
 * schemas registered here.
 */
export const counted = z.registry<{ most: number }>();

/** Makes a schema for any value that passes `fits`, which must count first: it examines at most `most` parts. */
export function boundedAny<T>(
  fits: ((value: unknown) => value is T) | ((value: unknown) => boolean),
  { most, message }: { most: number; message: string },
) {
  const schema = z.custom<T>(fits, message);
  counted.add(schema, { most });
  return schema;
}

/** Makes a schema for a record of at most `most` entries, counted before any key is examined. */
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
