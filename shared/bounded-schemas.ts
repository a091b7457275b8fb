import * as z from 'zod';

/**
 * Registry of schemas that limit how many parts a value may have before they examine them. Zod itself can limit strings
 * and lists (`max` with `abort`, before any other check), but neither records nor `unknown`. For those, the contract
 * accepts only the schemas registered here.
 */
export const boundedSchemas = z.registry<{ most: number }>();

/**
 * Makes a schema for any value that passes `fits`, which must count the parts as it goes and examine at most `most`.
 */
export function boundedAny<T>(
  fits: ((value: unknown) => value is T) | ((value: unknown) => boolean),
  { most, message }: { most: number; message: string },
) {
  const schema = z.custom<T>(fits, message);
  boundedSchemas.add(schema, { most });
  return schema;
}

/** Makes a schema for a record of at most `most` entries, which are counted before any key is examined. */
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
