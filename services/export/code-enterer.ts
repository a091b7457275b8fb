import { Problem } from '../../shared/contract/problem.ts';
import { type CodesImport, codeProblems } from '../../shared/export/assigned-codes.ts';
import { ReleaseId } from '../../shared/ids.ts';
import type { OfficeRelease } from '../../shared/releases/office-release.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Audited } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import type { AssignedCodeRepository } from './assigned-code-repository.ts';
import { type CodeEdit, enterCodes } from './enter-codes.ts';
import type { ExportRepository } from './export-repository.ts';
import { type ReleaseCodes, readCodesFile } from './read-codes-file.ts';

type Needs = { releases: ReleaseRepository; exports: ExportRepository; codes: AssignedCodeRepository };
type RefusedLine = CodesImport['refused'][number];

/** How many releases of a file are written concurrently. A file has hundreds, and a request has only seconds. */
const AT_ONCE = 10;

/** Writes the codes that the distributor assigned, for one release or from a file. */
export function codeEnterer({ releases, exports, codes }: Needs) {
  const enter = (owned: Owned, editsOf: (release: Release) => readonly CodeEdit[], newAudited: () => Audited) =>
    retryWhenChanged('release-changed', async () => {
      const found = await releases.get(owned, { consistent: true });
      const { release, changes } = enterCodes(found, editsOf(found));
      if (changes.length > 0) await codes.enter(release, changes, newAudited());
      return changes.length > 0;
    });

  const ofFile = async (one: ReleaseCodes, newAudited: () => Audited): Promise<boolean> => {
    const { data: releaseId } = ReleaseId.safeParse(one.releaseId);
    const [exported] = releaseId ? await exports.ofRelease(releaseId) : [];
    if (!exported) throw new Problem('release-not-found');
    return enter(exported, (release) => editsFromFile(release, one), newAudited);
  };

  return {
    /** @throws Problem as from `enterCodes` and `codes.enter` */
    async one(owned: Owned, edits: readonly CodeEdit[], newAudited: () => Audited): Promise<OfficeRelease> {
      await enter(owned, () => edits, newAudited);
      return releases.get(owned, { consistent: true });
    },

    /** @throws Problem `import-unreadable`; problems with single releases are part of the reply */
    async file(csv: string, newAudited: () => Audited): Promise<CodesImport> {
      const all = readCodesFile(csv);
      const result: CodesImport = { entered: 0, unchanged: 0, refused: [] };
      for (let from = 0; from < all.length; from += AT_ONCE) {
        const some = all.slice(from, from + AT_ONCE);
        const ends = await Promise.allSettled(some.map((one) => ofFile(one, newAudited)));
        for (const [n, one] of some.entries()) {
          const end = ends[n];
          if (end?.status === 'rejected') result.refused.push(refusedLine(one, end.reason));
          else if (end?.value) result.entered++;
          else result.unchanged++;
        }
      }
      return result;
    },
  };
}

export type CodeEnterer = ReturnType<typeof codeEnterer>;

/**
 * Turns a release's codes from a file into edits that only fill in blanks. Where a file differs from an existing code,
 * a person has to decide.
 * @throws Problem `track-not-found`
 */
function editsFromFile(release: Release, { upcs, isrcs }: ReleaseCodes): CodeEdit[] {
  return [
    ...upcs.map((to) => ({ from: '', to })),
    ...isrcs.map(({ number, isrc: to }) => {
      const trackId = release.trackIds[number - 1];
      if (!trackId) throw new Problem('track-not-found', { track: number });
      return { trackId, from: '', to };
    }),
  ];
}

/**
 * Describes a problem that concerns one release only.
 * @throws any other error
 */
function refusedLine({ line, releaseId }: ReleaseCodes, error: unknown): RefusedLine {
  if (!(error instanceof Problem)) throw error;
  const code = codeProblems.find((one) => one === error.code);
  if (!code) throw error;
  return { line, releaseId, code, details: error.details };
}
