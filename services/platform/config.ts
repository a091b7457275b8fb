import * as z from 'zod';

/** The origin header's earlier value before the first rotation. Everybody can read this word here, so it opens nothing. */
export const NO_PREVIOUS_SECRET = 'none-yet';

/** The environment that every API function has. CDK types the function's environment from the schema that it extends. */
export const ApiConfig = z.object({
  TABLE_NAME: z.string().min(1),
  /** The header value that proves a request came through the site, and the one before it while it is being rotated. */
  ORIGIN_SECRET: z.string().min(1),
  ORIGIN_SECRET_PREVIOUS: z.string().min(1),
});

/** The environment that every listener has: its own queue. */
export const ListenerConfig = z.object({ QUEUE_URL: z.string().min(1) });

/** Parses the environment at cold start, so that a missing variable stops the function before its first request. */
export function readConfig<S extends z.ZodType>(schema: S): z.output<S> {
  const result = schema.safeParse(process.env);
  if (!result.success) throw new Error(`The environment is incomplete: ${z.prettifyError(result.error)}`);
  return result.data;
}
