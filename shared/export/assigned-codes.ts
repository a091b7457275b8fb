import * as z from 'zod';
import type { ProblemCode } from '../contract/problem.ts';
import { ArtistId, ReleaseId } from '../ids.ts';
import { ReleaseStatus } from '../releases/release.ts';

/** Why codes are rejected, for a whole release or a single line of a file. */
export const codeProblems = [
  'release-not-found',
  'release-not-exported',
  'release-changed',
  'track-not-found',
  'field-changed',
  'code-wrong',
  'code-taken',
  'isrc-repeated',
] as const satisfies readonly ProblemCode[];

/** The result of importing a file of codes: releases with new codes, unchanged releases, and rejected ones. */
export const CodesImport = z.object({
  entered: z.number().int(),
  unchanged: z.number().int(),
  refused: z.array(
    z.object({
      /** The first line about the release; the header is line 1. */
      line: z.number().int(),
      releaseId: z.string(),
      code: z.enum(codeProblems),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type CodesImport = z.infer<typeof CodesImport>;

/** The track or release that owns a code. Codes stay claimed even after the release is deleted. */
export const CodeHolder = z.object({
  code: z.string(),
  holder: z
    .object({
      artistId: ArtistId,
      releaseId: ReleaseId,
      release: z
        .object({ title: z.string(), artist: z.string(), status: ReleaseStatus, isPaid: z.boolean() })
        .nullable(),
    })
    .nullable(),
});
export type CodeHolder = z.infer<typeof CodeHolder>;
