import type { Listener } from '../player/playable.ts';

/** A recording of a release, and who looks at it. */
export type Recording = { listener: Listener; artistId: string; releaseId: string; mediaId: string };
