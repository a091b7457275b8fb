import * as z from 'zod';

/** Who of the office did something. Artists' replies hold no such name: to them it was the office. */
export const OfficePerson = z.object({ id: z.string(), name: z.string() });
export type OfficePerson = z.infer<typeof OfficePerson>;
