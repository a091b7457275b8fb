import type { Decision } from '../../../shared/statements/statement-parts.ts';
import type { ReleaseTerms } from './catalogue-release.ts';
import type { FindOwners, LoadCatalogue } from './load-catalogue.ts';
import { type MatchedRecording, matchRecordings, type Recording } from './match-recordings.ts';

/**
 * The number of recordings to match at a time; more if a single artist has more. Their releases are loaded for them and
 * then dropped, so that memory does not grow with the catalogue (design 3.29).
 */
const RECORDINGS_OF_PAGE = 500;

type Needs = { findOwners: FindOwners; loadCatalogue: LoadCatalogue };
type Matched = {
  /** In the order of the recordings. */
  matched: MatchedRecording[];
  /** The terms of the releases that are paid. */
  terms: Map<string, ReleaseTerms>;
};

/** Divides the recordings into pages by owner, so that each artist's releases are loaded for one page only. */
async function pagesOf(findOwners: FindOwners, recordings: readonly Recording[], most: number): Promise<number[][]> {
  const owners = await findOwners(recordings);
  const byOwner = recordings.map((_, n) => n).sort((one, other) => (owners[one] ?? 0) - (owners[other] ?? 0));
  const pages: number[][] = [];
  let page: number[] = [];
  for (const [at, n] of byOwner.entries()) {
    page.push(n);
    const next = byOwner[at + 1];
    // Recordings without an owner, which have the number 0, need not stay together.
    const isSameOwner = next !== undefined && owners[next] === owners[n] && owners[n] !== 0;
    if (next !== undefined && (page.length < most || isSameOwner)) continue;
    pages.push(page);
    page = [];
  }
  return pages;
}

/**
 * Matches the recordings of a statement, page by page.
 * @param most the number of recordings in a page
 */
export async function matchInPages(
  { findOwners, loadCatalogue }: Needs,
  recordings: readonly Recording[],
  officeDecisions: ReadonlyMap<string, Decision>,
  most = RECORDINGS_OF_PAGE,
): Promise<Matched> {
  const terms = new Map<string, ReleaseTerms>();
  const found = new Array<MatchedRecording | undefined>(recordings.length);
  for (const page of await pagesOf(findOwners, recordings, most)) {
    const own = page.flatMap((n) => recordings[n] ?? []);
    const chosen = own.flatMap(({ key }) => officeDecisions.get(key) ?? []);
    const loaded = await loadCatalogue(own, chosen);
    for (const [at, matched] of matchRecordings(own, loaded, officeDecisions).entries()) {
      found[page[at] ?? recordings.length] = matched;
      for (const { releaseId } of matched.tracks.slice(0, 1)) {
        const release = terms.has(releaseId) ? undefined : loaded.releases.get(releaseId);
        if (release) terms.set(releaseId, release.terms);
      }
    }
  }
  return { matched: found.filter((one) => one !== undefined), terms };
}
