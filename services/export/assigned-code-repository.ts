import { Problem } from '../../shared/contract/problem.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { ExportedRelease, Release } from '../../shared/releases/release.ts';
import { asEan } from '../../shared/releases/upc.ts';
import { type Audited, audit, personOf } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Table } from '../platform/table.ts';
import { type CodePrefixes, isPlatformCode } from '../releases/codes/assign-codes.ts';
import { claimsOf } from '../releases/codes/code-claim.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { codeTakenProblem } from '../releases/codes/code-taken-problem.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import { enterCodesWrite, freeCodeWrite } from '../releases/writes/code-writes.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import type { CodeChange } from './enter-codes.ts';
import type { TypedCode } from './typed-code.ts';

const listed = (codes: readonly string[]): string => codes.filter((code) => code !== '').join(', ') || 'none';

/** Writes and frees the codes that the distributor assigned to releases. */
export const assignedCodeRepository = (table: Table, prefixes: CodePrefixes) => {
  const codes = codeRepository(table);
  return {
    holder: codes.holder,

    /**
     * Writes codes into an exported release and claims them, in one transaction.
     * @param release with the new codes
     * @throws Problem `code-taken`; `release-not-exported`, `release-not-found`; `release-changed` if a code has
     * changed
     */
    async enter(release: ExportedRelease, changes: readonly CodeChange[], audited: Audited): Promise<void> {
      const owned = { artistId: release.artistId, releaseId: release.id };
      const [from, to] = [changes.map((change) => change.from), changes.map((change) => change.to)];
      const claims = claimsOf(release).filter(({ code }) => to.includes(code));
      const write = table.transact([
        enterCodesWrite(table.name, owned, {
          changes,
          event: {
            kind: 'codes-entered',
            at: audited.at.toISOString(),
            by: 'office',
            codes: to,
            person: personOf(audited),
          },
        }),
        ...claims.map((claim) => codes.claim({ claim, ours: isPlatformCode(prefixes, claim) })),
        audit(audited, {
          what: 'codes-entered',
          object: { kind: 'release', ...owned },
          from: listed(from),
          to: listed(to),
        }),
      ]);
      await whenRefused(write, ({ existing, index, error }) => {
        const claim = claims[index - 1];
        if (claim) throw codeTakenProblem(claim, existing);
        if (index > 0) throw error;
        if (!existing) throw new Problem('release-not-found');
        throw new Problem(readRelease(existing).status === 'exported' ? 'release-changed' : 'release-not-exported');
      });
    },

    /**
     * Frees a code from the release that has claimed it, and blanks it in the release if it is still there.
     * @param release undefined if it was deleted; its claims remain
     * @throws Problem `code-not-claimed` if a different release has the code; `release-changed`
     */
    async free(owned: Owned, { kind, code }: TypedCode, release: Release | undefined, audited: Audited): Promise<void> {
      const change = release && blankCodeChange(release, { kind, code });
      const why = audited.why ?? '';
      const write = table.transact([
        codes.freed(kind, code, owned),
        audit(audited, { what: 'code-freed', object: { kind: 'release', ...owned }, from: code, to: 'none' }),
        ...(change
          ? [
              freeCodeWrite(table.name, owned, {
                change,
                event: {
                  kind: 'code-freed',
                  at: audited.at.toISOString(),
                  by: 'office',
                  code,
                  why,
                  person: personOf(audited),
                },
              }),
            ]
          : []),
      ]);
      await whenRefused(write, ({ index, error }) => {
        if (index === 1) throw error;
        throw new Problem(index === 0 ? 'code-not-claimed' : 'release-changed');
      });
    },
  };
};

export type AssignedCodeRepository = ReturnType<typeof assignedCodeRepository>;

/** Finds a code in a release, and makes the write that blanks it. */
function blankCodeChange(release: Release, { kind, code }: TypedCode): CodeChange | undefined {
  if (kind === 'upc') {
    return release.upc !== '' && asEan(release.upc) === asEan(code)
      ? { trackId: undefined, from: release.upc, to: '' }
      : undefined;
  }
  const track = orderedTracks(release).find(({ isrc }) => isrc === code);
  return track && { trackId: track.id, from: code, to: '' };
}
