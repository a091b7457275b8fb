import * as z from 'zod';

/**
 * The stored form of a choice from a list: any text is read as it is, because a newer version of the product may have
 * stored a choice that this one does not know (design 2.29). Code that looks a choice up therefore needs an answer for
 * one that is not listed.
 */
export const storedChoice = <Choice extends string>(choice: z.ZodType<Choice>): z.ZodType<Choice> =>
  z.custom<z.output<typeof choice>>((value) => typeof value === 'string', 'Must be a text');

/**
 * The stored form of a list that is only shown, such as a history: entries that this version of the product does not
 * know are left out (design 2.29).
 */
export const storedEntries = <Entry>(entry: z.ZodType<Entry>): z.ZodType<Entry[]> =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((one) => {
      const { data } = entry.safeParse(one);
      return data === undefined ? [] : [data];
    }),
  );
