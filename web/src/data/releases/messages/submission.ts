import { price } from '../../../lib/format.ts';
import { isProblem, messageFor } from '../../../lib/problem-message.ts';
import { changed, codeTaken, isrcRepeated, notFound, tooLarge } from './shared.ts';

const missingOf = (details: Record<string, unknown>): string[] =>
  Array.isArray(details.missing) ? details.missing.map(String) : [];

const missingText = (names: readonly string[]): string => `Missing required fields: ${names.join(', ')}`;

const submit = messageFor<'POST /api/releases/{releaseId}/submit'>({
  'release-not-found': notFound,
  'release-incomplete': (details) => missingText(missingOf(details)),
  'release-too-large': tooLarge,
  'cell-not-exportable': ({ column, track }) =>
    `${column} of track ${track} would read like a spreadsheet formula in the distributor's file. Please write it in another way.`,
  'release-already-submitted': 'This release is already submitted.',
  'release-changed': changed,
  'plan-not-covered': ({ cents }) =>
    `The plan that is paid does not cover the tracks. Please pay the difference of ${price(Number(cents))}, or continue with Basic (95%).`,
  'isrc-repeated': isrcRepeated,
  'agreement-outdated': 'The distribution agreement has a newer version. Please load the page again and read it.',
  'code-wrong': (details) =>
    `${details.code} is not a valid code: its check digit is wrong. Please correct it, or leave it blank.`,
  'code-taken': codeTaken,
  'account-inactive':
    'Your account needs to be activated by an admin before you can submit releases. Please wait for approval.',
});

/** Product 11.9, with the reason where there is one that the artist can act on. */
export const submitMessage = (error: unknown): string =>
  isProblem(error, 'internal') ? 'Failed to submit release. Please try again.' : submit(error);
