import { dayOf } from '../../shared/dates.ts';
import { demoAct, demoGuest } from './demo-acts.ts';
import { firstTitles, songs } from './demo-first-titles.ts';
import { demoTitle } from './demo-titles.ts';

/** The stage that a demo release has reached. A `draft` lacks some of the ten items, a `ready` release lacks none. */
type Stage = 'draft' | 'ready' | 'submitted' | 'exported';
export type DemoRelease = {
  title: string;
  /** The tracks' titles. */
  tracks: string[];
  /** How many of the tracks, beginning with the first, have a recording. */
  recorded: number;
  /** Undefined if the artist is the account itself. */
  artist: string | undefined;
  /** The guest on the first track. */
  guest: string | undefined;
  genre: string;
  explicit: 'Explicit' | 'Not Explicit' | 'Cleaned Version';
  language: string;
  /** The year in the P-line and C-line. */
  year: number;
  holder: string;
  stage: Stage;
  isPaid: boolean;
  /** For a draft: how many of the ten items are filled in, beginning with the first. */
  items: number;
  salesStart: string;
};

/** The maximum number of releases with different titles. */
export const DEMO_LIMIT = 2000;

const LABEL = 'Ferry House Records';
const firstGenres = ['alternative', 'pop', 'electronic', 'folk', 'rock', 'jazz', 'hip-hop-rap'];
const moreGenres = [
  ...[
    'alternative',
    'singer-songwriter',
    'electronic',
    'pop',
    'folk',
    'dance',
    'r-b-soul',
    'rock',
    'hip-hop-rap',
    'jazz',
  ],
  ...['world', 'classical', 'blues', 'country', 'reggae', 'latin', 'soundtrack', 'brazilian', 'new-age'],
];
const languages = ['en', 'en', 'en', 'pt', 'en', 'en', 'fr', 'en', 'es', 'en', 'en'];
const firstSizes = [1, 1, 1, 4, 1, 9, 1, 3, 2, 1];
/** The number of tracks on each later release, mostly singles as in any catalogue; an album (0) has from 7 to 15. */
const moreSizes = [1, 1, 4, 1, 2, 1, 1, 1, 3, 1, 0, 1, 1, 6, 1, 1, 5, 1, 2, 1, 1, 1];
const stages: Stage[] = ['exported', 'submitted', 'draft', 'exported', 'ready', 'submitted', 'draft', 'exported'];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const DAY_MS = 86_400_000;

/** The sales start: long ago for exported releases, and in the coming weeks for others, as an artist would plan it. */
function salesStartOf(stage: Stage, n: number, today: Date): string {
  if (n % 6 === 0) return 'asap';
  const days = stage === 'exported' ? -(14 + ((n * 37) % 900)) : 21 + ((n * 11) % 70);
  return dayOf(new Date(today.getTime() + days * DAY_MS));
}

/** The year in the P-line and C-line: the year of release. */
const yearOf = (salesStart: string, today: Date): number =>
  salesStart === 'asap' ? today.getUTCFullYear() : Number(salesStart.slice(0, 4));

/** A release that the first local start creates. All of them are by the same artist. */
function firstRelease(n: number, today: Date): DemoRelease {
  const title = firstTitles[n] ?? '';
  const size = pick(firstSizes, n);
  const stage = pick(stages, n);
  const salesStart = salesStartOf(stage, n, today);
  return {
    title,
    tracks: size === 1 ? [title] : Array.from({ length: size }, (_, i) => pick(songs, n + i)),
    recorded: size,
    artist: undefined,
    guest: undefined,
    genre: pick(firstGenres, n),
    explicit: n % 6 === 4 ? 'Explicit' : 'Not Explicit',
    language: 'en',
    year: yearOf(salesStart, today),
    holder: LABEL,
    stage,
    isPaid: n % 3 !== 1,
    items: 2 + ((n * 3) % 8),
    salesStart,
  };
}

/** A later release, by an act on a small label's roster. `n` starts at 0. */
function laterRelease(n: number, today: Date): DemoRelease {
  const title = demoTitle(n);
  const size = pick(moreSizes, n) || 7 + (n % 9);
  const stage = pick(stages, n + Math.floor(n / stages.length));
  const artist = demoAct(n);
  const salesStart = salesStartOf(stage, n, today);
  return {
    title,
    // Songs get titles from the same list as releases, far enough away that no neighboring release has the same title.
    tracks: size === 1 ? [title] : Array.from({ length: size }, (_, i) => demoTitle((n * 16 + i + 700) % DEMO_LIMIT)),
    // A draft's recordings arrive one by one: out of three drafts, one has none yet and one has half of them.
    recorded: stage === 'draft' ? Math.floor((size * (n % 3)) / 2) : size,
    artist,
    guest: demoGuest(n),
    genre: pick(moreGenres, n),
    explicit: n % 7 === 3 ? 'Explicit' : n % 23 === 9 ? 'Cleaned Version' : 'Not Explicit',
    language: pick(languages, n),
    year: yearOf(salesStart, today),
    holder: n % 4 === 1 ? artist : LABEL,
    stage,
    isPaid: n % 3 !== 1,
    items: 1 + ((n * 5) % 9),
    salesStart,
  };
}

/**
 * The demo's catalogue, with releases in every stage. On a given day it is always the same; a larger number only
 * appends releases.
 */
export const demoReleases = (count: number, today: Date): DemoRelease[] =>
  Array.from({ length: Math.min(count, DEMO_LIMIT) }, (_, n) =>
    n < firstTitles.length ? firstRelease(n, today) : laterRelease(n - firstTitles.length, today),
  );
