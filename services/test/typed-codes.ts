import { brand } from '../../shared/brand.ts';
import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import { checkDigitOf } from '../../shared/releases/upc.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { newArtist, type Person, table } from './people.ts';
import { current, freshKey, stored } from './releases.ts';

// The last number that was used. It starts at random, so that no other test, and no earlier run on the same table, has
// used the next ones.
let typed = Math.floor(Math.random() * 9_000_000);
export const newIsrc = () => `USABC${String(++typed).padStart(7, '0')}`;
export const newUpc = () => {
  const digits = `0360${String(++typed).padStart(7, '0')}`;
  return digits + checkDigitOf(digits);
};

export const tracksOf = (...tracks: Parameters<typeof aTrack>[0][]) => inOrder(tracks.map((track) => aTrack(track)));

/** Reads the stored holder of a code. */
export const claimOf = (code: string) => table.get(keys.code({ code }), { consistent: true });

/** Sets up a test file about codes: an artist and a stranger, their drafts, and the results of submitting them. */
export function codeOwners() {
  const own = {} as { artist: Person; stranger: Person };
  beforeAll(async () => {
    own.artist = await newArtist('active');
    own.stranger = await newArtist('active');
  });

  const draft = (different: Partial<DraftRelease> = {}, by = own.artist) =>
    stored(aCompleteDraft({ artistId: by.artistId, ...different }));
  const submit = ({ id: releaseId }: Pick<Release, 'id'>, by = own.artist) =>
    by.api('POST /api/releases/{releaseId}/submit', {
      params: { releaseId },
      body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
      ...freshKey(),
    });
  /** Expects that a submission fails with this code, and that the release is unchanged. */
  async function expectRefused(release: Release, code: 'code-taken' | 'code-wrong', typed: string, by = own.artist) {
    await expect(submit(release, by)).rejects.toMatchObject({ code, details: { code: typed } });
    expect(await current(release)).toEqual(release);
  }
  return { own, draft, submit, expectRefused };
}
