import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * Validates a form with a schema from shared/. The schema is loaded on the first validation, so that the form's first
 * paint does not wait for zod.
 */
export const lazyResolver = <T extends FieldValues>(schema: () => Promise<ZodType<T, T>>): Resolver<T> => {
  return async (...form) => {
    const [{ zodResolver }, loaded] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
    return zodResolver(loaded)(...form);
  };
};
