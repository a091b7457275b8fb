import * as z from 'zod';

/** A person of the office who did something. Artists' replies leave the name out: to them it was the office. */
export const OfficePerson = z.object({ id: z.string(), name: z.string() });
export type OfficePerson = z.infer<typeof OfficePerson>;
