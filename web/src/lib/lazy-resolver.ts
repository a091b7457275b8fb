import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * Checks a form with a schema of shared/ that is loaded when the form is first checked, not with the page: the first paint of
 * a form does not wait for zod.
 */
export const lazyResolver = <T extends FieldValues>(schema: () => Promise<ZodType<T, T>>): Resolver<T> => {
  return async (...form) => {
    const [{ zodResolver }, loaded] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
    return zodResolver(loaded)(...form);
  };
};
