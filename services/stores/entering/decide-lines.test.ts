import { idsFrom } from '../../../shared/ids.ts';
import type { ExportedRelease } from '../../../shared/releases/release.ts';
import type { ReleaseStores } from '../../../shared/stores/release-stores.ts';
import type { StoreEvent } from '../../../shared/stores/store-event.ts';
import { withStoreEvent } from '../../../shared/stores/with-store-event.ts';
import { AN_ARTIST, aCompleteDraft } from '../../../shared/test/builders.ts';
import { decideLines } from './decide-lines.ts';
import type { StoreStateLine } from './read-store-states-file.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const newId = idsFrom(() => now);
const by = { kind: 'office', person: { id: AN_ARTIST, name: 'Olga Office' } } as const;
const release: ExportedRelease = {
  ...aCompleteDraft({ stores: ['Spotify', 'Deezer', 'Facebook & Instagram (Meta)'] }),
  status: 'exported',
  submission: { at: '2026-11-02T10:00:00.000Z', agreementVersion: '2026-11', by: AN_ARTIST },
  exportedAt: '2026-11-05T10:00:00.000Z',
};

const lineOf = (different: Partial<StoreStateLine>, n = 0): StoreStateLine => ({
  line: n + 2,
  releaseId: release.id,
  upc: '',
  store: 'Spotify',
  status: 'live',
  date: '',
  url: '',
  note: '',
  ...different,
});

type Known = { recorded: ReleaseStores | undefined; events: StoreEvent[] };
const nothing: Known = { recorded: undefined, events: [] };

/** Decides lines, and returns what is known afterwards. */
function decide(lines: readonly Partial<StoreStateLine>[], known = nothing) {
  const decided = decideLines(
    { release, ...known },
    lines.map((line, n) => lineOf(line, n)),
    { order: undefined, by, now, newId },
  );
  let { recorded } = known;
  for (const event of decided.events) recorded = withStoreEvent(release, recorded, event);
  return { ...decided, after: { recorded, events: [...known.events, ...decided.events] } };
}
const shown = ({ stores, state, at }: StoreEvent) => `${stores.join()} ${state} ${at.slice(0, 16)}`;

test('lines are recorded in the order of their dates, and of the same day as states follow each other (product 33.6)', () => {
  const { events, refused } = decide([
    { status: 'Live', date: '2026-11-12' },
    { status: 'ReleaseMadeAvailableToConsumers', store: 'deezer', date: '2026-11-10' },
    { status: 'Accepted', date: '2026-11-10' },
    { status: 'in review', date: '2026-11-10' },
    { status: 'available', store: 'Facebook / Instagram' },
  ]);
  expect(refused).toEqual([]);
  expect(events.map(shown)).toEqual([
    'Spotify received 2026-11-10T00:00',
    'Spotify ingested 2026-11-10T00:00',
    'Deezer live 2026-11-10T00:00',
    'Spotify live 2026-11-12T00:00',
    'Facebook & Instagram (Meta) live 2026-11-20T12:00',
  ]);
});

test('a day is not before the export of the same day (product 33.6)', () => {
  expect(decide([{ status: 'received', date: '2026-11-05' }]).events.map(shown)).toEqual([
    'Spotify received 2026-11-05T10:00',
  ]);
});

test('the evidence of a live release is its address, and that of others the store’s words (product 33.5)', () => {
  const url = 'https://open.spotify.com/album/1';
  const { events } = decide([
    { url, note: 'enjoy' },
    { store: 'Deezer', status: 'rejected', url, note: 'Cover is blurred' },
    { store: 'Meta', status: 'received' },
  ]);
  expect(events.map(({ evidence }) => evidence)).toEqual([
    { kind: 'person' },
    { kind: 'address', url },
    { kind: 'words', text: 'Cover is blurred' },
  ]);
});

test.each([
  [
    'with dates',
    [
      { status: 'received', date: '2026-11-10' },
      { status: 'live', date: '2026-11-12', url: 'https://a.example' },
    ],
  ],
  ['without dates', [{ status: 'received' }, { status: 'live' }, { store: 'Deezer', status: 'rejected', note: 'No' }]],
  ['of what was sent', [{ status: 'submitted' }]],
])('the same file again changes nothing, %s (product 33.6)', (_, lines) => {
  const first = decide(lines);
  const again = decide(lines, first.after);
  expect(again).toMatchObject({ events: [], unchanged: lines.length, refused: [] });
});

test('a new address, or a new date after a takedown, is not what was known (product 33.6)', () => {
  const first = decide([{ url: 'https://a.example' }]);
  expect(decide([{ url: 'https://b.example' }], first.after).events).toHaveLength(1);
  expect(decide([{}], first.after)).toMatchObject({ events: [], unchanged: 1 });
});

test.each<[string, Partial<StoreStateLine>, string, object]>([
  ['a store that it was not sent to', { store: 'Beatport' }, 'store-unknown', { store: 'Beatport' }],
  ['a store that nobody knows', { store: 'Vinyl Corner' }, 'store-unknown', { store: 'Vinyl Corner' }],
  ['a state that nobody knows', { status: 'vibing' }, 'store-state-unknown', { status: 'vibing' }],
  ['a date that may be two', { date: '6/11/2026' }, 'store-event-day-unclear', { date: '6/11/2026' }],
  ['the future', { date: '2026-11-21' }, 'store-event-ahead', {}],
  ['a day before the export', { date: '2026-11-04' }, 'store-event-late', { state: 'sent' }],
  ['a takedown that nobody sent', { status: 'taken down' }, 'store-event-late', { state: 'sent' }],
  ['an address that is none', { url: 'javascript:alert(1)' }, 'store-address-wrong', { url: 'javascript:alert(1)' }],
])('a line is refused for %s, and the others are recorded (product 33.6)', (_, line, code, details) => {
  const decided = decide([line, { store: 'Deezer', status: 'received' }]);
  expect(decided.refused).toEqual([
    {
      line: expect.objectContaining({ line: 2 }),
      problem: expect.objectContaining({ code, details: expect.objectContaining(details) }),
    },
  ]);
  expect(decided.events).toHaveLength(1);
});
