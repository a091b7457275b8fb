import * as z from 'zod';

/**
 * Takes the place of the previous origin secret until the first rotation. This word is public, so it must not open
 * anything.
 */
export const NO_PREVIOUS_SECRET = 'none-yet';

/**
 * The environment of every API function. CDK derives the type of a function's environment from the schema that extends
 * this one.
 */
export const ApiConfig = z.object({
  TABLE_NAME: z.string().min(1),
  /** The header value that proves a request came through the site, and its predecessor while it is being rotated. */
  ORIGIN_SECRET: z.string().min(1),
  ORIGIN_SECRET_PREVIOUS: z.string().min(1),
});

/** The environment of every listener, which has its own queue. */
export const ListenerConfig = z.object({ QUEUE_URL: z.string().min(1) });

/** Parses the environment at cold start, so that a missing variable stops the function before its first request. */
export function readConfig<S extends z.ZodType>(schema: S): z.output<S> {
  const result = schema.safeParse(process.env);
  if (!result.success) throw new Error(`The environment is incomplete: ${z.prettifyError(result.error)}`);
  return result.data;
}
