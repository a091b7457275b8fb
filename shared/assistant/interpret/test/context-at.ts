import { idsFrom } from '../../../ids.ts';
import { newRelease } from '../../../releases/release.ts';
import { newTrack } from '../../../releases/track.ts';
import { AN_ARTIST } from '../../../test/builders.ts';
import { questions } from '../../questions.ts';
import type { Step } from '../../step.ts';
import type { InterpretContext } from '../context.ts';

const NOW = new Date('2026-11-02T10:00:00.000Z');

/**
 * Builds the context for an interpreter at a step, with a release by Mara Ellis that has untitled tracks, or without
 * one.
 */
export function contextAt(
  step: Step,
  { tracks = 0, pLine }: { tracks?: number; pLine?: { year: number; holder: string } } = {},
): InterpretContext {
  const ids = idsFrom(() => NOW);
  const release = newRelease({ id: ids('release'), artistId: AN_ARTIST, now: NOW });
  for (let number = 1; number <= tracks; number++) {
    const artist = { id: ids('credit'), name: 'Mara Ellis', role: 'Primary' as const, spotifyUri: '' };
    const track = newTrack({ id: ids('track'), number, artist, now: NOW });
    release.trackIds.push(track.id);
    release.tracks[track.id] = track;
  }
  if (pLine) release.pLine = pLine;
  return { question: questions[step], release: tracks === 0 ? null : release, today: '2026-11-02' };
}
