import type { z } from 'zod';
import { fold } from '../../fold.ts';
import type { NewId } from '../../ids.ts';
import type { ArtistCredit, Contributor, Writer } from '../../releases/credit.ts';
import type { Track } from '../../releases/track.ts';
import { type CreditList, creditLists, type NameCredits, type RemoveCredit, type RenameCredit } from '../act.ts';
import { splitName } from '../split-name.ts';
import { setTrackField } from './set-field.ts';
import { fault, tracksMeant, type Working } from './working.ts';

type Entry = ArtistCredit | Contributor | Writer;
const nameOf = (entry: Entry): string => ('name' in entry ? entry.name : `${entry.firstName} ${entry.lastName}`.trim());
const isNamed = (entry: Entry, name: string): boolean => fold(nameOf(entry)) === fold(name.trim());

const named = <E extends Entry>(entry: E, name: string): E =>
  'name' in entry ? { ...entry, name: name.trim() } : { ...entry, ...splitName(name) };

/** Names join a list, or are the list. A name that is there keeps its entry, with the role that is said now. */
export function nameCredits(
  working: Working,
  { how, tracks, named: said }: z.infer<typeof NameCredits>,
  ids: NewId,
): Working {
  const set = (list: CreditList, value: (track: Track) => Entry[]) =>
    setTrackField(working, { tracks, field: list, value: value as (track: Track) => Track[typeof list] });
  return set(said.list, (track) => {
    const now: readonly Entry[] = track[said.list].filter((entry) => nameOf(entry) !== '');
    const wanted = said.credits.map((credit): Entry => {
      if (said.list === 'composers' || said.list === 'lyricists')
        return { id: ids('credit'), ...splitName(credit.name) };
      const role = 'role' in credit ? credit.role : 'Primary';
      if (said.list === 'contributors') return { id: ids('credit'), name: credit.name.trim(), role } as Contributor;
      return { id: ids('credit'), name: credit.name.trim(), role, spotifyUri: '' } as ArtistCredit;
    });
    return how === 'add' ? joined(now, wanted) : replaced(now, wanted);
  });
}

const isSameCredit = (one: Entry, other: Entry): boolean =>
  isNamed(one, nameOf(other)) && ('role' in one && 'role' in other ? one.role === other.role : true);

function joined(now: readonly Entry[], wanted: readonly Entry[]): Entry[] {
  const list = [...now];
  for (const entry of wanted) if (!list.some((old) => isSameCredit(old, entry))) list.push(entry);
  return list;
}

/** Of artists those of the roles that are said, of other lists all. A name that stays keeps its id and its Spotify address. */
function replaced(now: readonly Entry[], wanted: readonly Entry[]): Entry[] {
  const roles = new Set(wanted.map((entry) => ('spotifyUri' in entry ? entry.role : undefined)));
  const kept = now.filter(
    (entry) => 'spotifyUri' in entry && !roles.has(entry.role) && !wanted.some((one) => isNamed(one, nameOf(entry))),
  );
  const list = wanted.map((entry) => {
    const old = now.find((one) => isNamed(one, nameOf(entry)));
    return old ? ({ ...old, ...('role' in entry ? { role: entry.role } : {}) } as Entry) : entry;
  });
  return [...list, ...kept];
}

/** The list that an entry without a named list stands in: the first that has it. */
const listOf = (tracks: readonly Track[], has: (entries: readonly Entry[]) => boolean): CreditList | undefined =>
  creditLists.find((list) => tracks.some((track) => has(track[list])));

/** One entry gets another name. */
export function renameCredit(working: Working, { tracks, list, which, name }: z.infer<typeof RenameCredit>): Working {
  const at = (entries: readonly Entry[]): number => {
    if (typeof which === 'string') return entries.findIndex((entry) => isNamed(entry, which));
    return which < 0 ? entries.length - 1 : which - 1;
  };
  const meant = list ?? listOf(tracksMeant(working.release, tracks), (entries) => Boolean(entries[at(entries)]));
  if (!meant || !tracksMeant(working.release, tracks).some((track) => track[meant][at(track[meant])]))
    return fault(
      working,
      typeof which === 'string'
        ? `I find no ${which.trim()} among the credits.`
        : 'I find no such entry among the credits.',
    );
  return setTrackField(working, {
    tracks,
    field: meant,
    value: (track) =>
      track[meant].map((entry: Entry, n) => (n === at(track[meant]) ? named(entry, name) : entry)) as never,
  });
}

/** One entry goes. The last name of a list stays: it can only be changed (product 7.10). */
export function removeCredit(working: Working, { tracks, list, name }: z.infer<typeof RemoveCredit>): Working {
  const meant =
    list ?? listOf(tracksMeant(working.release, tracks), (entries) => entries.some((entry) => isNamed(entry, name)));
  if (!meant) return fault(working, `I find no ${name.trim()} among the credits.`);
  return setTrackField(working, {
    tracks,
    field: meant,
    value: (track) => track[meant].filter((entry: Entry) => !isNamed(entry, name)) as never,
  });
}
