import type { z } from 'zod';
import { fold } from '../../fold.ts';
import type { NewId } from '../../ids.ts';
import type { ArtistCredit, Contributor, Writer } from '../../releases/credit.ts';
import type { Track } from '../../releases/track.ts';
import {
  type CreditList,
  creditLists,
  type NameCredits,
  type RemoveCredit,
  type RenameCredit,
  type WhichTracks,
} from '../act.ts';
import { splitName } from '../split-name.ts';
import type { Place } from '../step.ts';
import { setTrackField } from './set-field.ts';
import { addFault, selectedTracks, type Working } from './working.ts';

type Entry = ArtistCredit | Contributor | Writer;
const nameOf = (entry: Entry): string => ('name' in entry ? entry.name : `${entry.firstName} ${entry.lastName}`.trim());
const hasName = (entry: Entry, name: string): boolean => fold(nameOf(entry)) === fold(name.trim());

const withName = <E extends Entry>(entry: E, name: string): E =>
  'name' in entry ? { ...entry, name: name.trim() } : { ...entry, ...splitName(name) };

/**
 * Adds names to a list, where a further role of the same person is a separate entry; or replaces the list, where a name
 * that is already there keeps its entry.
 */
export function nameCredits(
  working: Working,
  { how, tracks, named: names }: z.infer<typeof NameCredits>,
  ids: NewId,
): Working {
  return setCredits(working, tracks, names.list, (track) => {
    const now: readonly Entry[] = track[names.list].filter((entry) => nameOf(entry) !== '');
    const wanted = entriesFrom(names, ids);
    return how === 'add' ? appendEntries(now, wanted) : replaceEntries(now, wanted);
  });
}

/**
 * Sets one list of credits on tracks. The caller makes sure that the entries are of the list's kind, which the compiler
 * cannot check.
 */
const setCredits = <L extends CreditList>(
  working: Working,
  tracks: WhichTracks,
  list: L,
  entries: (track: Track) => Entry[],
): Working => setTrackField(working, { tracks, field: list, value: entries as (track: Track) => Track[L] });

function entriesFrom(names: z.infer<typeof NameCredits>['named'], ids: NewId): Entry[] {
  if (names.list === 'artists')
    return names.credits.map(
      ({ name, role }): ArtistCredit => ({ id: ids('credit'), name: name.trim(), role, spotifyUri: '' }),
    );
  if (names.list === 'contributors')
    return names.credits.map(({ name, role }): Contributor => ({ id: ids('credit'), name: name.trim(), role }));
  return names.credits.map(({ name }): Writer => ({ id: ids('credit'), ...splitName(name) }));
}

const isSameCredit = (one: Entry, other: Entry): boolean =>
  hasName(one, nameOf(other)) && ('role' in one && 'role' in other ? one.role === other.role : true);

function appendEntries(now: readonly Entry[], wanted: readonly Entry[]): Entry[] {
  const list = [...now];
  for (const entry of wanted) if (!list.some((old) => isSameCredit(old, entry))) list.push(entry);
  return list;
}

/**
 * Replaces a list; among artists, only those with the roles of the new entries. A name that stays keeps its id and its
 * Spotify URL, and takes the new spelling. It keeps the entry with the same role, or else an entry that no other
 * requested name keeps.
 */
function replaceEntries(now: readonly Entry[], requested: readonly Entry[]): Entry[] {
  const wanted = requested.filter((entry, n) => !requested.slice(0, n).some((earlier) => isSameCredit(earlier, entry)));
  const roles = new Set(wanted.map((entry) => ('spotifyUri' in entry ? entry.role : undefined)));
  const kept = now.filter(
    (entry) => 'spotifyUri' in entry && !roles.has(entry.role) && !wanted.some((one) => hasName(one, nameOf(entry))),
  );
  const used = new Set<Entry>();
  const entryOf = (entry: Entry): Entry | undefined => {
    const old =
      now.find((one) => isSameCredit(one, entry) && !used.has(one)) ??
      now.find(
        (one) => hasName(one, nameOf(entry)) && !used.has(one) && !wanted.some((other) => isSameCredit(one, other)),
      );
    if (old) used.add(old);
    return old;
  };
  const list = wanted.map((entry) => {
    const old = entryOf(entry);
    return old
      ? ({ ...withName(old, nameOf(entry)), ...('role' in entry ? { role: entry.role } : {}) } as Entry)
      : entry;
  });
  return [...list, ...kept];
}

/**
 * Finds the lists that may be meant if none is named: those that contain the entry, preferring those that the last
 * change affected.
 */
function listsContaining(
  tracks: readonly Track[],
  has: (entries: readonly Entry[]) => boolean,
  recent: readonly Place[],
): CreditList[] {
  const lists = creditLists.filter((list) => tracks.some((track) => has(track[list])));
  const last = lists.filter((list) => recent.includes(list));
  return last.length > 0 ? last : lists;
}

/** Renames an entry. A name is changed in every list. A position applies to one list, or to both lists of writers. */
export function renameCredit(
  working: Working,
  { tracks, list, which, name }: z.infer<typeof RenameCredit>,
  recent: readonly Place[],
): Working {
  const at = (entries: readonly Entry[]): number => {
    if (typeof which === 'string') return entries.findIndex((entry) => hasName(entry, which));
    return which < 0 ? entries.length - 1 : which - 1;
  };
  const isName = typeof which === 'string';
  const meant = selectedTracks(working.release, tracks);
  const found = listsContaining(meant, (entries) => Boolean(entries[at(entries)]), isName ? [] : recent);
  const [first] = found;
  const isOfWriters = first === 'composers' && found.includes('lyricists');
  const single = isOfWriters ? found.filter((one) => one === 'composers' || one === 'lyricists') : found.slice(0, 1);
  const lists = list ? found.filter((one) => one === list) : isName ? found : single;
  if (lists.length === 0)
    return addFault(working, `I can’t find ${isName ? which.trim() : 'such an entry'} among the credits.`);
  // One person may be in a list twice, in two roles.
  const isMeant = (list: readonly Entry[], entry: Entry, n: number) =>
    isName ? hasName(entry, which) : n === at(list);
  const value = (one: CreditList) => (track: Track) =>
    track[one].map((entry: Entry, n) => (isMeant(track[one], entry, n) ? withName(entry, name) : entry));
  return lists.reduce((state, one) => setCredits(state, tracks, one, value(one)), working);
}

/** Removes a name from every list. The last name in a list cannot be removed, only changed (product 7.10). */
export function removeCredit(working: Working, { tracks, list, name }: z.infer<typeof RemoveCredit>): Working {
  const has = (entries: readonly Entry[]) => entries.some((entry) => hasName(entry, name));
  const found = listsContaining(selectedTracks(working.release, tracks), has, []);
  const lists = list ? found.filter((one) => one === list) : found;
  if (lists.length === 0) return addFault(working, `I can’t find ${name.trim()} among the credits.`);
  const value = (one: CreditList) => (track: Track) => [...track[one]].filter((entry: Entry) => !hasName(entry, name));
  return lists.reduce((state, one) => setCredits(state, tracks, one, value(one)), working);
}
