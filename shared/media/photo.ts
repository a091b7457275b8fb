import * as z from 'zod';
import { MediaId } from '../ids.ts';

/** The sizes of the square variants of a photo, in pixels. */
export const photoSizes = [96, 512] as const;

/** The photo of an account (product 3.21), and the state of the last upload. */
export const Photo = z.object({
  /** The photo in use, served at `/art/{current}/{size}.webp`. */
  current: MediaId.nullable(),
  /** Whether an upload is expected or being checked. */
  isAwaited: z.boolean(),
  /** Why the last upload was rejected. */
  finding: z.object({ title: z.string(), text: z.string() }).nullable(),
});
export type Photo = z.infer<typeof Photo>;
