import * as z from 'zod';
import { TrackId } from '../ids.ts';
import type { Release } from '../releases/release.ts';
import { isReady } from './is-ready.ts';
import { readinessOf } from './readiness.ts';
import { releaseFindings } from './release-findings.ts';

/** The findings about a release, for a program. The page shows the same ones while typing. */
export const FindingsReply = z.object({
  /** Whether the release can be submitted as it is. */
  isReady: z.boolean(),
  /** The language of all titles together (`metadataLanguages`), if it is clear. */
  titlesLanguage: z.string().optional(),
  findings: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['blocking', 'contestable', 'advice']),
      place: z.object({ field: z.string(), trackId: TrackId.optional() }),
      text: z.string(),
      /** The button's words, if one click can fix it. */
      fix: z.string().optional(),
      /** The artist's reason why the value is right. */
      reason: z.string().optional(),
      /** The office accepted the same text in an earlier release. */
      isAccepted: z.boolean().optional(),
    }),
  ),
});
export type FindingsReply = z.infer<typeof FindingsReply>;

export function findingsReply(release: Release, now: Date, titlesLanguage?: string): FindingsReply {
  return {
    isReady: isReady(readinessOf(release)),
    ...(titlesLanguage && { titlesLanguage }),
    findings: releaseFindings(release, now, titlesLanguage).map(
      ({ code, severity, place, text, fix, reason, isAccepted }) => ({
        code,
        severity,
        place: { field: place.field, ...(place.trackId && { trackId: place.trackId }) },
        text,
        ...(fix && { fix: fix.label }),
        ...(reason !== undefined && { reason }),
        ...(isAccepted && { isAccepted }),
      }),
    ),
  };
}
