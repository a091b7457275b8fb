import type { Release } from '../../releases/release.ts';
import type { PlainAct, WhichTracks } from '../act.ts';
import { tracksSaid } from './tracks-said.ts';

type Value = string | boolean;
/** A value of each clause, for the tracks that it names. `rest` are those that no other clause names. */
type Said<V extends Value> = { tracks: WhichTracks | 'rest'; value: V };

/** The clauses of an answer about tracks: between commas, semicolons, "and", "but" where a track or a value follows. */
const clauses = (text: string): string[] =>
  text
    .split(
      /\s*[,;\n.]\s+(?:and |but )?|\s+(?:but|while|except that|whereas)\s+|\s+and\s+(?=(?:the (?:rest|others?)|track|song)\b[^,]*\b(?:is|are|in)\b)/i,
    )
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 20);

/**
 * An answer about tracks: 'only track 2', 'track 2 in Spanish, the rest in English', 'all but the first'. `read` says what a text without its
 * tracks means; `only` is what a track has that nobody named in "only track 2", where there is such a value.
 */
export function perTrack<V extends Value>(
  text: string,
  release: Release | null,
  read: (text: string) => V | undefined,
  { bare, only }: { bare?: V; only?: V } = {},
): Said<V>[] | undefined {
  const result: Said<V>[] = [];
  let carried: number[] = [];
  for (const clause of clauses(text)) {
    const named = tracksSaid(clause, release);
    const left = named ? named.left : clause;
    const isOnly = /\b(?:only|just)\b/i.test(clause) || (named?.isExcept ?? false);
    const value =
      read(left.replace(/\b(?:only|just)\b/gi, ' ').trim()) ??
      (left.replace(/\b(?:only|just|is|are|the|it's|yes|no|a|cover|covers|one|ones)\b|[^a-z]/gi, '') === ''
        ? bare
        : undefined);
    if (value === undefined) {
      // 'tracks 1, 3 and 5 are explicit' was cut at its comma.
      if (named && Array.isArray(named.tracks)) {
        carried = [...carried, ...named.tracks];
        continue;
      }
      return undefined;
    }
    const tracks = named && Array.isArray(named.tracks) ? [...carried, ...named.tracks] : (named?.tracks ?? 'all');
    carried = [];
    if (named?.isExcept)
      result.push(
        { tracks: 'rest', value },
        ...(only !== undefined && Array.isArray(tracks)
          ? [{ tracks, value: only === value ? (bare as V) : only }]
          : []),
      );
    else if (isOnly && only !== undefined && tracks !== 'all' && tracks !== 'rest')
      result.push({ tracks: 'rest', value: only }, { tracks, value });
    else result.push({ tracks, value });
  }
  return result.length > 0 && carried.length === 0 ? result : undefined;
}

/** The same as acts, those of all other tracks first. */
export const trackActs = <V extends Value>(
  field: Extract<PlainAct, { kind: 'set-track' }>['field'],
  said: readonly Said<V>[],
  release: Release | null,
): PlainAct[] => {
  const named = said.flatMap(({ tracks }) => (Array.isArray(tracks) ? tracks : []));
  const others = Array.from({ length: release?.trackIds.length ?? 0 }, (_, n) => n + 1).filter(
    (n) => !named.includes(n),
  );
  return said.flatMap(({ tracks, value }): PlainAct[] => {
    const meant = tracks === 'rest' ? others : tracks;
    return meant.length === 0 ? [] : [{ kind: 'set-track', tracks: meant, field, value } as PlainAct];
  });
};
