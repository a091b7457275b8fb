import type { Projection } from '../projection.ts';
import { profileProjection } from './profile.ts';
import { releaseProjection } from './release.ts';

/** A projection a kind of item. The event source of the stream lets these items through, and no others. */
export const projections: readonly Projection[] = [releaseProjection, profileProjection];
