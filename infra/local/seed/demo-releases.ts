/** How far a demo release has come. `draft` lacks some items, `ready` lacks none. */
export type Stage = 'draft' | 'ready' | 'submitted' | 'exported';
export type DemoRelease = {
  title: string;
  tracks: string[];
  genre: string;
  explicit: 'Explicit' | 'Not Explicit';
  stage: Stage;
  isPaid: boolean;
  /** Of a draft: which of the ten items are there, from the first on. */
  items: number;
  salesStart: string;
};

const titles = [
  ...[
    'Night Ferry',
    'Low Tide',
    'Harbour Lights',
    'Glass Hours',
    'Paper Boats',
    'Saltmarsh',
    'Northern Line',
    'Slow Water',
  ],
  ...[
    'Kite Season',
    'Copper Wire',
    'Blue Hour',
    'Tin Roof',
    'Half a Moon',
    'The Long Field',
    'Signal Fires',
    'Sleeper Train',
  ],
  ...[
    'Orchard Road',
    'Winter Coat',
    'Static Bloom',
    'Letters Home',
    'Two Rivers',
    'Ash & Elder',
    'Neon Chapel',
    'Field Notes',
  ],
  ...[
    'Driftwood',
    'Everything Twice',
    'Small Hours',
    'Lantern Street',
    'Hollow Bell',
    'Weather Report',
    'A Room by the Sea',
  ],
  ...[
    'Telegraph Hill',
    'Cinder Path',
    'Quiet Machines',
    'Ninth Wave',
    'Marble',
    'Swallows',
    'Open Water',
    'Last Orders',
    'Encore',
  ],
];
const songs = [
  'Arrivals',
  'Undertow',
  'Postcards',
  'The Bend',
  'Daylight',
  'Off the Map',
  'Rookery',
  'Hourglass',
  'Return',
];
const genres = ['alternative', 'pop', 'electronic', 'folk', 'rock', 'jazz', 'hip-hop-rap'];
const trackCounts = [1, 1, 1, 4, 1, 9, 1, 3, 2, 1];
const stages: Stage[] = ['exported', 'submitted', 'draft', 'exported', 'ready', 'submitted', 'draft', 'exported'];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** The demo's catalogue: always the same releases for a number of them, in every stage. */
export function demoReleases(count: number, knownGenres: readonly string[]): DemoRelease[] {
  return Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / titles.length);
    const title = round === 0 ? pick(titles, n) : `${pick(titles, n)} ${round + 1}`;
    const size = pick(trackCounts, n);
    const stage = pick(stages, n + round);
    return {
      title,
      tracks: size === 1 ? [title] : Array.from({ length: size }, (_, i) => pick(songs, n + i)),
      genre: pick(
        genres.filter((code) => knownGenres.includes(code)),
        n,
      ),
      explicit: n % 6 === 4 ? 'Explicit' : 'Not Explicit',
      stage,
      isPaid: n % 3 !== 1,
      items: 2 + ((n * 3) % 8),
      salesStart:
        n % 4 === 0
          ? 'asap'
          : `2026-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + ((n * 5) % 28)).padStart(2, '0')}`,
    };
  });
}
