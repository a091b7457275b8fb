import * as z from 'zod';
import { ArtistId, idsFrom } from '../../../ids.ts';
import { contributorRoles } from '../../../reference/contributor-roles.ts';
import { newRelease, type Release } from '../../../releases/release.ts';
import { newTrack, type Track } from '../../../releases/track.ts';
import { type Conversation, newConversation } from '../../conversation.ts';
import { questions } from '../../questions.ts';
import { splitName } from '../../split-name.ts';
import { places, steps } from '../../step.ts';
import { isCredits, placeOf, releaseFieldOf, trackFieldOf } from './field-names.ts';
import { type CorpusRow, creditsOf, type Fields, ofTrack } from './row.ts';
import { namesOf } from './same-value.ts';

/** The day on which all messages of a corpus are sent, a Monday. */
export const CORPUS_DAY = new Date('2026-11-02T10:00:00.000Z');
export const CORPUS_ARTIST = ArtistId.parse('00000000-0000-4000-8000-000000000001');
export const newId = idsFrom(() => CORPUS_DAY);

/** Converts a value of `before` to the format in which a track stores it. */
function held(field: string, value: unknown): unknown {
  if (!isCredits(field) || value === undefined) return value;
  const known = (role = '') =>
    contributorRoles.find(({ name }) => namesOf(role).includes(name.toLowerCase()))?.name ?? 'Musician';
  return creditsOf(value).map(({ name, role }) => {
    const id = newId('credit');
    if (field === 'artists') return { id, name, role, spotifyUri: '' };
    return field === 'contributors' ? { id, name, role: known(role) } : { id, ...splitName(name) };
  });
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * Returns the number of tracks: none before their number is asked for; when their titles are asked for, as many as in
 * the row.
 */
function trackCount({ step, tracks, before, want }: CorpusRow): number {
  if (step === 'track_count') return 0;
  const titled = textsOf(before.track_titles).length || Number(before.track_count ?? 0);
  return tracks.length || titled || (step === 'track_titles' ? textsOf(want.track_titles).length || 3 : 0);
}

/**
 * Builds the artist's release as it was when the question was asked; null before the first answer. Fields that the row
 * does not give are those of a new release.
 */
export function releaseAtRow(row: CorpusRow): Release | null {
  const { step, tracks, artist, want, before } = row;
  if (step === 'title' && tracks.length === 0 && Object.keys(before).length === 0) return null;
  const codes = (before.codes ?? {}) as { upc?: string; isrc?: Record<number, string> };
  const blank = newRelease({ id: newId('release'), artistId: CORPUS_ARTIST, now: CORPUS_DAY });
  // A pre-order is asked about only if the release has a sales start.
  const start = step === 'pre_order' ? '2026-12-18' : '';
  const release = {
    ...blank,
    title: (tracks.length === 1 && tracks[0]) || 'A Working Title',
    salesStart: start,
    ...inOwnNames(releaseFieldOf, before, (field) => before[field]),
    upc: codes.upc?.replace('assign', '') ?? '',
  } as Release;
  const licences = want.cover_licence;
  const licensed = licences && typeof licences === 'object' && !('all' in licences) ? Object.keys(licences) : undefined;
  for (let n = 1; n <= trackCount(row); n++) {
    const credit = { id: newId('credit'), name: artist, role: 'Primary' as const, spotifyUri: '' };
    const track = newTrack({ id: newId('track'), number: n, artist: credit, now: CORPUS_DAY });
    release.trackIds.push(track.id);
    release.tracks[track.id] = {
      ...track,
      title: tracks[n - 1] ?? textsOf(before.track_titles)[n - 1] ?? track.title,
      ...inOwnNames(trackFieldOf, before, (field) => held(field, ofTrack(field, before[field], n))),
      isrc: codes.isrc?.[n] ?? '',
      ...(step === 'cover_licence' && { containsCover: licensed === undefined || licensed.includes(String(n)) }),
    } as Track;
  }
  return release;
}

/** Renames the row's earlier values to the field names of the release. */
function inOwnNames(names: Readonly<Record<string, string>>, before: Fields, of: (field: string) => unknown) {
  const present = Object.entries(names).filter(([field]) => field in before);
  return Object.fromEntries(present.map(([field, own]) => [own, of(field)]).filter(([, value]) => value !== undefined));
}

/** Builds the conversation as it was when the question was asked, with all earlier questions settled. */
export function conversationAtRow({ step, before }: CorpusRow, release: Release | null): Conversation {
  const earlier = steps.slice(0, steps.indexOf(step));
  return {
    ...newConversation,
    step,
    settled: [...earlier],
    skipped: earlier.filter((one) => questions[one].isRequired),
    trail: earlier.filter((one) => release && questions[one].applies(release)),
    recent: z.array(z.enum(places)).parse(
      Object.keys(before)
        .filter((field) => field in releaseFieldOf || field in trackFieldOf)
        .map(placeOf),
    ),
  };
}
