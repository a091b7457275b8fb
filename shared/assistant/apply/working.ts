import type { ArtistId, NewId } from '../../ids.ts';
import type { Release } from '../../releases/release.ts';
import type { Track } from '../../releases/track.ts';
import type { WhichTracks } from '../act.ts';
import type { OpenPoint } from '../open-point.ts';
import type { Place } from '../step.ts';

/** A turn in progress: the changed release, and remarks for the reply. */
export type Working = {
  release: Release;
  /** The tracks that this turn has added, in order. */
  added: readonly Track[];
  /** The places that the message mentions, including those whose value did not change. */
  touched: readonly Place[];
  /** Why changes were rejected, in the words of the field's own rules. */
  faults: readonly string[];
  /** Keys of the open points that the artist confirmed as right. */
  dealt: readonly string[];
  /** Messages for the office. */
  letters: readonly string[];
};

/** The context of a turn: the artist, the current point, and the sources of ids and time. */
export type TurnNeeds = {
  /** The places that the last turn changed: "the second one" refers to them. */
  recent: readonly Place[];
  /** The open point that the current question is about. */
  point: OpenPoint | undefined;
  artist: { artistId: ArtistId; artistName: string };
  now: Date;
  ids: NewId;
};

export const addFault = (working: Working, text: string): Working => ({
  ...working,
  faults: working.faults.includes(text) ? working.faults : [...working.faults, text],
});
export const markTouched = (working: Working, place: Place): Working => ({
  ...working,
  touched: working.touched.includes(place) ? working.touched : [...working.touched, place],
});

/** Finds the selected tracks. Numbers beyond the last track are ignored. */
export const selectedTracks = (release: Release, which: WhichTracks): Track[] =>
  release.trackIds.flatMap((id, n) => (which === 'all' || which.includes(n + 1) ? (release.tracks[id] ?? []) : []));

export const withTrack = (working: Working, track: Track): Working => ({
  ...working,
  release: { ...working.release, tracks: { ...working.release.tracks, [track.id]: track } },
});
