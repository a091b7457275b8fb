import type { Release } from '../releases/release.ts';
import type { AcceptedText } from './accepted-text.ts';
import { isSameText, textsAbout } from './is-accepted.ts';
import { releaseFindings } from './release-findings.ts';

/** The day makes no difference: only advice depends on it, and advice needs no reason. */
const ANY_DAY = new Date(0);

/**
 * The texts that the office accepts by exporting a release: those for which the artist stated a reason, if a finding is
 * still about them (product 39.6).
 */
export const acceptReasons = (release: Release): AcceptedText[] =>
  releaseFindings(release, ANY_DAY)
    .filter(({ reason }) => reason !== undefined)
    .flatMap((found) => textsAbout(found.code, found))
    .filter((one, n, all) => all.findIndex((other) => isSameText(one, other)) === n);
