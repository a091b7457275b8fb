import * as z from 'zod';
import { MediaId } from '../ids.ts';

/** Widths of an artist's photo as it is served, in pixels; it is square. */
export const photoSizes = [96, 512] as const;

/** The photo of an account (product 3.21): what pages show, and what became of the last upload. */
export const Photo = z.object({
  /** Served at `/art/{current}/{size}.webp`. */
  current: MediaId.nullable(),
  /** An upload is on its way, or being checked. */
  isAwaited: z.boolean(),
  /** Why the last upload was refused. */
  finding: z.object({ title: z.string(), text: z.string() }).nullable(),
});
export type Photo = z.infer<typeof Photo>;
