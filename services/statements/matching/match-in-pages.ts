import type { Decision } from '../../../shared/statements/statement-parts.ts';
import type { FindOwners, LoadCatalogue, Loaded } from './load-catalogue.ts';
import { type MatchedRecording, matchRecordings, type Recording } from './match-recordings.ts';
import type { RecordingTable } from './recording-table.ts';

/**
 * The number of recordings to match at a time; more if a single artist has more. Their releases are loaded for them and
 * then dropped, so that memory does not grow with the catalogue (design 3.29).
 */
const RECORDINGS_PER_PAGE = 500;

type Needs = {
  findOwners: FindOwners;
  loadCatalogue: LoadCatalogue;
  /** Finds the office's decisions about some recordings, by their keys. */
  decisionsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, Decision>>;
};
type Choice = {
  /** Whether to match a recording; all by default. */
  isWanted?: (recording: Recording) => boolean;
  /** The number of recordings of a page. */
  most?: number;
};

/** Some recordings of a statement with their matches, and the releases that were loaded for them. */
export type MatchedPage = { matched: MatchedRecording[]; releases: Loaded['releases'] };

/**
 * Matches the recordings of a statement, page by page. All recordings of an artist are in one page, so that each
 * artist's releases are loaded once.
 */
export async function* matchInPages(
  { findOwners, loadCatalogue, decisionsOf }: Needs,
  recordings: RecordingTable,
  { isWanted = () => true, most = RECORDINGS_PER_PAGE }: Choice = {},
): AsyncGenerator<MatchedPage> {
  await recordings.clearOwners();
  for await (const page of recordings.pages()) {
    const own = page.filter(isWanted);
    const owners = await findOwners(own);
    await recordings.setOwners(own.map(({ position }, n) => ({ position, owner: owners[n] ?? '' })));
  }
  for await (const page of recordings.byOwner(most)) {
    const officeDecisions = await decisionsOf(page.map(({ key }) => key));
    const chosen = page.flatMap(({ key }) => officeDecisions.get(key) ?? []);
    const loaded = await loadCatalogue(page, chosen);
    yield { matched: matchRecordings(page, loaded, officeDecisions), releases: loaded.releases };
  }
}
