import type { ProblemCode } from '../contract/problem.ts';
import { price } from '../money.ts';
import { isKeyOf } from '../typed-record.ts';
import { isIsrc } from './isrc.ts';

type Message = string | ((details: Record<string, unknown>) => string);

const missingOf = ({ missing }: Record<string, unknown>): string[] =>
  Array.isArray(missing) ? missing.map(String) : [];

const isrcRepeated = ({ code, tracks }: Record<string, unknown>): string => {
  const numbers = Array.isArray(tracks) ? tracks.join(' and ') : '';
  return `${code} is on tracks ${numbers}. Each recording needs its own ISRC. Please correct one, or leave it blank to get a new one.`;
};

/**
 * Explains that a code is in use. It may be the artist's own, from an earlier distributor, and a new code would lose
 * the release its streams (product 9.3).
 */
function codeTaken({ code, usedIn }: Record<string, unknown>): string {
  if (usedIn)
    return `${code} already belongs to another of your releases or recordings. Please correct it, or leave it blank to get a new one.`;
  return isIsrc(String(code))
    ? `Another account holds this ISRC: ${code}. If the recording is yours, write to us and we’ll move it to you. A new ISRC would lose its streams.`
    : `Another account holds this UPC: ${code}. If the release is yours, write to us and we’ll move it to you.`;
}

/**
 * Why a release cannot be submitted, and what the artist can do about it (product 11.9). The page and the email use the
 * same wording.
 */
export const submissionRefusals = {
  'release-incomplete': (details) => `Missing required fields: ${missingOf(details).join(', ')}`,
  'release-too-large':
    'This release has more text than we can store. Please shorten names, or remove credits you don’t need.',
  'cell-not-exportable': ({ column, track }) =>
    `${column} of track ${track} would look like a spreadsheet formula in the distributor’s file. Please write it differently.`,
  'release-already-submitted': 'This release is already submitted.',
  'release-withdrawn': 'This release was withdrawn. Duplicate it to release it again.',
  'plan-not-covered': ({ cents }) =>
    `The plan you paid for doesn’t cover all the tracks. Please pay the difference of ${price(Number(cents))}, or continue with Basic (95%).`,
  'isrc-repeated': isrcRepeated,
  'agreement-outdated': 'There’s a newer version of the distribution agreement. Please reload the page and read it.',
  'code-wrong': ({ code }) =>
    `${code} isn’t a valid code: its check digit is wrong. Please correct it, or leave it blank.`,
  'code-taken': codeTaken,
  'account-inactive':
    'Your account needs to be activated by an admin before you can submit releases. Please wait for approval.',
} as const satisfies Partial<Record<ProblemCode, Message>>;

/** Explains why a release cannot be submitted. @param code the problem's code; one without a message would be a bug */
export function submissionRefusalText(code: string, details: Record<string, unknown>): string {
  if (!isKeyOf(submissionRefusals, code)) return 'Failed to submit release. Please try again.';
  const message: Message = submissionRefusals[code];
  return typeof message === 'string' ? message : message(details);
}
