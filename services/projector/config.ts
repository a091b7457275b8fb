import * as z from 'zod';

export const ProjectorConfig = z.object({
  TABLE_NAME: z.string().min(1),
  /** Where messages to open pages are published: the `/event` address of an AppSync Event API, or of what speaks its protocol. */
  LIVE_URL: z.url(),
});
