import * as z from 'zod';

/**
 * Combines the schemas for edits of single fields into one schema for an edit of any field. From a list of schemas the
 * compiler cannot infer which values belong to which field, so the caller gives the type.
 */
export function editUnion<Output, Input>(edits: readonly z.ZodObject[]): z.ZodType<Output, Input> {
  const [first, ...others] = edits;
  if (!first) throw new Error('There are no fields to edit');
  const union: z.ZodType = z.discriminatedUnion('field', [first, ...others]);
  return union as z.ZodType<Output, Input>;
}
