import * as z from 'zod';

/** The member of the office who did something. Replies to artists omit the name and only say that it was the office. */
export const OfficePerson = z.object({ id: z.string(), name: z.string() });
export type OfficePerson = z.infer<typeof OfficePerson>;
