import { Problem } from '../../../shared/contract/problem.ts';
import { dayOf } from '../../../shared/dates.ts';
import type { ArtistId, NewId, ReleaseId } from '../../../shared/ids.ts';
import { reportedStates, WebAddress } from '../../../shared/stores/enter-store-states.ts';
import type { Delivered, ReleaseStores } from '../../../shared/stores/release-stores.ts';
import { statesByStore } from '../../../shared/stores/states-by-store.ts';
import type { Evidence, Reporter, StoreEvent } from '../../../shared/stores/store-event.ts';
import { type StoreState, storeStates } from '../../../shared/stores/store-state.ts';
import { withStoreEvent } from '../../../shared/stores/with-store-event.ts';
import { type DateOrder, readDate } from './read-dates.ts';
import type { StoreStateLine } from './read-store-states-file.ts';
import { reportedEvent, type StoreReport } from './reported-event.ts';
import { type FileState, stateNamed } from './state-words.ts';
import { storeNamed } from './store-names.ts';

/** A line whose cells were understood. */
type ReadLine = { line: StoreStateLine; store: string; state: FileState; at: string | undefined; evidence: Evidence };

export type RefusedLine = { line: StoreStateLine; problem: Problem };
export type DecidedLines = { events: StoreEvent[]; unchanged: number; refused: RefusedLine[] };

type Known = {
  release: Delivered & { id: ReleaseId; artistId: ArtistId };
  recorded: ReleaseStores | undefined;
  /** The events about the release, oldest first. */
  events: readonly StoreEvent[];
};

/**
 * Decides which lines about one release are new, and makes their events, earliest first. A line that says what was
 * already recorded is unchanged, so that the same file changes nothing when it is imported again.
 */
export function decideLines(
  { release, recorded, events }: Known,
  lines: readonly StoreStateLine[],
  { order, by, now, newId }: { order: DateOrder; by: Reporter; now: Date; newId: NewId },
): DecidedLines {
  const decided: DecidedLines = { events: [], unchanged: 0, refused: [] };
  const refuse = (line: StoreStateLine, error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    decided.refused.push({ line, problem: error });
  };
  const read: ReadLine[] = [];
  for (const line of lines) {
    try {
      read.push(readLine(line, { release, recorded, order }));
    } catch (error) {
      refuse(line, error);
    }
  }
  let current = recorded;
  for (const { line, store, state, ...reading } of read.sort(earliestFirst)) {
    const report = { stores: [store], state, ...reading };
    if (state === 'sent' || isRecorded([...events, ...decided.events], report)) {
      decided.unchanged += 1;
      continue;
    }
    try {
      const event = reportedEvent(release, current, report, { id: newId('store-event'), by, now });
      current = withStoreEvent(release, current, event);
      decided.events.push(event);
    } catch (error) {
      refuse(line, error);
    }
  }
  return decided;
}

type Reading = Pick<Known, 'release' | 'recorded'> & { order: DateOrder };

/** @throws Problem for a store, a state, a date or an address that is not understood */
function readLine(line: StoreStateLine, { release, recorded, order }: Reading): ReadLine {
  const known = [...statesByStore(release, recorded).keys()];
  const store = storeNamed(line.store, known);
  if (store === undefined || !known.includes(store)) throw new Problem('store-unknown', { store: line.store });
  const state = stateNamed(line.status);
  if (!state) throw new Problem('store-state-unknown', { status: line.status });
  const at = line.date === '' ? undefined : readDate(line.date, order);
  if (line.date !== '' && at === undefined) throw new Problem('store-event-day-unclear', { date: line.date });
  return { line, store, state, at, evidence: evidenceOf(line, state) };
}

/** A page's address is the evidence of a live release, and the store's words that of any other state. */
function evidenceOf({ url, note }: StoreStateLine, state: FileState): Evidence {
  if (url !== '' && (state === 'live' || note === '')) {
    const { data } = WebAddress.safeParse(url);
    if (data === undefined) throw new Problem('store-address-wrong', { url });
    return { kind: 'address', url: data };
  }
  return note === '' ? { kind: 'person' } : { kind: 'words', text: [...note].slice(0, MAX_WORDS).join('') };
}

/** Longer notes are cut, like every other text (product 6.5). */
const MAX_WORDS = 500;

const ranks: readonly StoreState[] = [...storeStates.filter((state) => state === 'sent'), ...reportedStates];

/** Compares times or days as text; an unknown one is the latest. */
function compareTimes(a = '~', b = '~'): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Orders lines by time, those without a time last, and states of the same time as they follow each other. */
const earliestFirst = (a: ReadLine, b: ReadLine): number =>
  compareTimes(a.at, b.at) || ranks.indexOf(a.state) - ranks.indexOf(b.state);

/** States that begin another round of reports. */
const rounds: readonly StoreState[] = ['sent', 'update-sent', 'takedown-sent', 'down'];

/**
 * Whether an event already says this: with the same time or on the same day or, for a report without one, since the
 * release, its update or its takedown was sent.
 */
function isRecorded(events: readonly StoreEvent[], { stores: [store = ''], state, at, evidence }: StoreReport) {
  const ofStore = events.filter(({ stores }) => stores.includes(store));
  const begin =
    at === undefined ? ofStore.findLastIndex((one) => rounds.includes(one.state) && one.state !== state) : -1;
  return ofStore.slice(begin + 1).some((one) => one.state === state && isAt(one, at) && isShownBy(one, evidence));
}

const isAt = (event: StoreEvent, at: string | undefined): boolean =>
  at === undefined || (at.length > 10 ? event.at === at : dayOf(new Date(event.at)) === at);

/** Whether an event has at least this evidence. */
function isShownBy({ evidence: recorded }: StoreEvent, evidence: Evidence): boolean {
  if (evidence.kind === 'address') return recorded.kind === 'address' && recorded.url === evidence.url;
  return evidence.kind !== 'words' || (recorded.kind === 'words' && recorded.text === evidence.text);
}
