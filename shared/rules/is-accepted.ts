import type { Release } from '../releases/release.ts';
import type { AcceptedText } from './accepted-text.ts';
import type { Found } from './finding.ts';
import { folded } from './folded.ts';

/** The greatest length of a text that is remembered, because each release of the artist holds a copy of all texts. */
const ACCEPTED_LENGTH = 100;

/** The accepted texts that a finding would need; none for a finding about a file, or about an empty field. */
export function textsAbout(code: string, { words, alsoIn = [] }: Found): AcceptedText[] {
  const texts = words === undefined ? [] : [words, ...alsoIn].map(folded);
  const isRemembered = texts.every((text) => text !== '' && text.length <= ACCEPTED_LENGTH);
  return isRemembered ? texts.map((text) => ({ code, text })) : [];
}

/** Whether the office has accepted every text that a finding is about, in an earlier release of the same artist. */
export function isAccepted({ accepted }: Pick<Release, 'accepted'>, code: string, found: Found): boolean {
  if (accepted.length === 0) return false;
  const about = textsAbout(code, found);
  return about.length > 0 && about.every((one) => accepted.some((other) => isSameText(one, other)));
}

export const isSameText = (one: AcceptedText, other: AcceptedText): boolean =>
  one.code === other.code && one.text === other.text;
