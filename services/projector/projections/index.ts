import type { Projection } from '../projection.ts';
import { profileProjection } from './profile.ts';
import { releaseProjection } from './release.ts';

/** One projection for each kind of item. The event source filters the stream by their rows. */
export const projections: readonly Projection[] = [releaseProjection, profileProjection];
