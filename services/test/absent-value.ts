import type * as z from 'zod';
import { DraftRelease } from '../../shared/releases/release.ts';
import { Track } from '../../shared/releases/track.ts';

const shapes: Readonly<Record<'release' | 'track', Readonly<Record<string, z.ZodType>>>> = {
  release: DraftRelease.shape,
  track: Track.shape,
};

/**
 * The value of a field in a release or track that was stored before the field existed: the default of its schema.
 * @returns undefined for a field that every stored release has
 */
export function absentValue(of: 'release' | 'track', field: string): unknown {
  return shapes[of][field]?.safeParse(undefined).data;
}
