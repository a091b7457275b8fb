import type { ArtistId, NewId } from '../../ids.ts';
import type { Release } from '../../releases/release.ts';
import type { Track } from '../../releases/track.ts';
import type { WhichTracks } from '../act.ts';
import type { OpenPoint } from '../open-point.ts';
import type { Place } from '../step.ts';

/** A turn in the making: the release as it will be, and what is to be said about it. */
export type Working = {
  release: Release;
  /** New tracks, as they are added. */
  added: readonly Track[];
  /** What was spoken of, also where the value stood already. */
  touched: readonly Place[];
  /** What could not be done and why, in the words of the field's own rules. */
  faults: readonly string[];
  /** Keys of the open points that were said to be right. */
  dealt: readonly string[];
  /** Messages to the office. */
  letters: readonly string[];
};

/** Who speaks, and where ids and time come from. */
export type TurnNeeds = {
  /** Where the last turn wrote: "the second one" is of it. */
  recent: readonly Place[];
  /** The open point that is asked about. */
  point: OpenPoint | undefined;
  artist: { artistId: ArtistId; artistName: string };
  now: Date;
  ids: NewId;
};

export const fault = (working: Working, text: string): Working => ({
  ...working,
  faults: working.faults.includes(text) ? working.faults : [...working.faults, text],
});
export const touch = (working: Working, place: Place): Working => ({
  ...working,
  touched: working.touched.includes(place) ? working.touched : [...working.touched, place],
});

/** The tracks that are meant. Numbers that the release does not have are left out. */
export const tracksMeant = (release: Release, which: WhichTracks): Track[] =>
  release.trackIds.flatMap((id, n) => (which === 'all' || which.includes(n + 1) ? (release.tracks[id] ?? []) : []));

export const withTrack = (working: Working, track: Track): Working => ({
  ...working,
  release: { ...working.release, tracks: { ...working.release.tracks, [track.id]: track } },
});
