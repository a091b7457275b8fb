import { fold } from '../../../fold.ts';
import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import { isTrackTitle, UNTITLED } from '../../../releases/placeholder-title.ts';
import type { Release } from '../../../releases/release.ts';
import type { CreditList, PlainAct } from '../../act.ts';

/** A name or title on the release, and the acts that rename it. */
export type NameOnRelease = {
  now: string;
  kind: 'credit' | 'track' | 'release' | 'label' | 'line';
  /** The roles and lists of a credit. */
  roles: readonly string[];
  lists: readonly CreditList[];
  /** The number of the track whose title this is. */
  track?: number;
  become: (to: string) => PlainAct[];
};

/** Lists all names and titles of a release, each credited name once. */
export function namesOnRelease(release: Release | null): NameOnRelease[] {
  if (!release) return [];
  return [...credits(release), ...titles(release), ...holders(release)];
}

function credits(release: Release): NameOnRelease[] {
  const found = new Map<string, { now: string; roles: string[]; lists: CreditList[] }>();
  const see = (now: string, list: CreditList, role: string) => {
    if (now === '') return;
    const entry = found.get(fold(now)) ?? { now, roles: [], lists: [] };
    entry.roles.push(role);
    if (!entry.lists.includes(list)) entry.lists.push(list);
    found.set(fold(now), entry);
  };
  for (const track of orderedTracks(release)) {
    for (const { name, role } of track.artists) see(name, 'artists', role);
    for (const { name, role } of track.contributors) see(name, 'contributors', role);
    for (const { firstName, lastName } of track.composers)
      see(`${firstName} ${lastName}`.trim(), 'composers', 'Composer');
    for (const { firstName, lastName } of track.lyricists)
      see(`${firstName} ${lastName}`.trim(), 'lyricists', 'Lyricist');
  }
  return [...found.values()].map((entry) => ({
    ...entry,
    kind: 'credit',
    become: (name) => [{ kind: 'rename-credit', tracks: 'all', list: null, which: entry.now, name }],
  }));
}

function titles(release: Release): NameOnRelease[] {
  const tracks = orderedTracks(release);
  const isSingle = tracks.length === 1 && (tracks[0]?.title === release.title || !isTrackTitle(tracks[0]?.title ?? ''));
  const own: NameOnRelease = {
    now: release.title,
    kind: 'release',
    roles: [],
    lists: [],
    become: (value) => [{ kind: 'set-release', field: 'title', value }],
  };
  const ofTracks = tracks.flatMap(({ title }, n): NameOnRelease[] =>
    isTrackTitle(title)
      ? [
          {
            now: title,
            kind: 'track',
            roles: [],
            lists: [],
            track: n + 1,
            become: (value) => [{ kind: 'set-track', tracks: [n + 1], field: 'title', value }],
          },
        ]
      : [],
  );
  // A single's title is also the title of its track, and `planTurn` sets both.
  if (isSingle) return release.title === UNTITLED ? [] : [{ ...own, track: 1 }];
  return release.title === UNTITLED ? ofTracks : [own, ...ofTracks];
}

function holders({ recordLabel, pLine, cLine }: Release): NameOnRelease[] {
  const of = (now: string, kind: 'label' | 'line', become: NameOnRelease['become']): NameOnRelease[] =>
    now === '' ? [] : [{ now, kind, roles: [], lists: [], become }];
  const lines = (['pLine', 'cLine'] as const).flatMap((field) => {
    const line = field === 'pLine' ? pLine : cLine;
    return line ? [{ field, line }] : [];
  });
  const names = [...new Set(lines.map(({ line }) => line.holder))];
  return [
    ...of(recordLabel, 'label', (value) => [{ kind: 'set-release', field: 'recordLabel', value }]),
    ...names.flatMap((name) =>
      of(name, 'line', (holder) =>
        lines.flatMap(({ field, line }): PlainAct[] =>
          line.holder === name ? [{ kind: 'set-release', field, value: { year: line.year, holder } }] : [],
        ),
      ),
    ),
  ];
}
