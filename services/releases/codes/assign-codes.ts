import { ISRCS_PER_YEAR, isrcOf, isrcYear } from '../../../shared/releases/isrc.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { SubmittedRelease } from '../../../shared/releases/release.ts';
import { asEan, upcOf, upcsOf } from '../../../shared/releases/upc.ts';
import type { Log } from '../../platform/logger.ts';
import type { CodeClaim } from './code-claim.ts';
import type { CodeRange, CodeRepository } from './code-repository.ts';

/** The prefixes of the operator's own ranges, in the order in which they are used up. */
export type CodePrefixes = { isrc: readonly string[]; upc: readonly string[] };
type Range = CodeRange & { codeOf: (number: number) => string };
type Needs = { codes: CodeRepository; prefixes: CodePrefixes; log: Log };

const isrcRange = (prefix: string, year: string): Range => ({
  kind: 'ISRC',
  prefix: prefix + year,
  size: ISRCS_PER_YEAR,
  codeOf: (number) => isrcOf(prefix, year, number),
});
const upcRange = (prefix: string): Range => ({
  kind: 'UPC',
  prefix,
  size: upcsOf(prefix),
  codeOf: (number) => upcOf(prefix, number),
});

/** Whether a code is from a range that is reserved for the platform's own assignments. */
export const isPlatformCode = (
  { isrc, upc }: CodePrefixes,
  { kind, code }: Pick<CodeClaim, 'kind' | 'code'>,
): boolean =>
  kind === 'isrc'
    ? isrc.some((prefix) => code.startsWith(prefix))
    : upc.some((prefix) => asEan(code).startsWith(`0${prefix}`));

/** Whether a release lacks a code for which the platform has a range. */
export const lacksCodes = ({ isrc, upc }: CodePrefixes, release: SubmittedRelease): boolean =>
  (upc.length > 0 && release.upc === '') ||
  (isrc.length > 0 && orderedTracks(release).some((track) => track.isrc === ''));

/** Assigns the codes that an artist left blank in a release that is being submitted (product 9.1). */
export function codeAssigner({ codes, prefixes, log }: Needs) {
  /** Takes `count` unused codes from the first ranges that have any left. */
  async function take(kind: CodeClaim['kind'], count: number, ranges: readonly Range[]): Promise<string[]> {
    const assigned: string[] = [];
    for (const range of ranges) {
      while (assigned.length < count) {
        const some = (await codes.take(range, count - assigned.length)).map(range.codeOf);
        if (some.length === 0) break;
        const claimed = await codes.claimed(kind, some);
        assigned.push(...some.filter((code) => !claimed.has(code)));
      }
    }
    return assigned;
  }

  /** Fills in blank codes while the ranges last; the distributor assigns the rest. No code is ever taken twice. */
  return async (release: SubmittedRelease): Promise<SubmittedRelease> => {
    const year = isrcYear(new Date(release.submission.at));
    const blank = orderedTracks(release).filter(({ isrc }) => isrc === '');
    const missing = release.upc === '' ? 1 : 0;
    const [isrcs, [upc = release.upc]] = await Promise.all([
      take(
        'isrc',
        blank.length,
        prefixes.isrc.map((prefix) => isrcRange(prefix, year)),
      ),
      take('upc', missing, prefixes.upc.map(upcRange)),
    ]);
    const lacks = [blank.length - isrcs.length, upc === '' ? 1 : 0] as const;
    if (lacks.some((lack) => lack > 0)) {
      const reason = `${lacks[0]} ISRCs and ${lacks[1]} UPCs`;
      log.warn('no codes are left to assign, the distributor must', { releaseId: release.id, reason });
    }
    const assigned = blank.map((track, n) => [track.id, { ...track, isrc: isrcs[n] ?? '' }]);
    return { ...release, upc, tracks: { ...release.tracks, ...Object.fromEntries(assigned) } };
  };
}
