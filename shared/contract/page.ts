import * as z from 'zod';

/** The position where the next page of a list begins. Opaque to the client; absent on the last page. */
export const Cursor = z.string().max(1000, { abort: true });

export const pageOf = <S extends z.ZodType>(entry: S) => z.object({ items: z.array(entry), next: Cursor.optional() });
export type Page<T> = { items: T[]; next?: string | undefined };
