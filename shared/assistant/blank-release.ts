import { ArtistId, ReleaseId } from '../ids.ts';
import { newRelease, type Release } from '../releases/release.ts';

const NOBODY = ArtistId.parse('00000000-0000-4000-8000-000000000000');
const NO_RELEASE = ReleaseId.parse('rel_00000000000000000000000000');

/** Builds a blank release for questions that are asked before a release exists. It is never stored. */
export const blankRelease = (now: Date): Release => newRelease({ id: NO_RELEASE, artistId: NOBODY, now });
