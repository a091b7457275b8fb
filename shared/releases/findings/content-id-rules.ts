import { contentIdAnswer, contentIdQuestionNames } from '../content-id-questions.ts';
import type { Release } from '../release.ts';
import { CONTENT_ID } from '../stores-of-new.ts';
import { applyRules, type Finding, type Found, type Rules } from './finding.ts';

/**
 * The answers to the four questions, '' for an unanswered one. If the release does not go to Content ID, there are no
 * questions.
 */
const answersTo = ({ stores, contentId }: Release) =>
  stores.includes(CONTENT_ID) ? contentIdQuestionNames.map((question) => contentIdAnswer(contentId, question)) : [];

/** A finding that one click fixes by removing the store, unless it is the release's only one. */
function aboutStore({ stores }: Release, text: string): Found {
  const others = stores.filter((store) => store !== CONTENT_ID);
  const fix = {
    label: 'Leave out YouTube Content ID',
    edit: { field: 'stores', from: stores, to: others },
  } as const;
  return { place: { field: 'contentId' }, text, ...(others.length > 0 ? { fix } : {}) };
}

/** Content ID accepts a release if all four questions are answered with yes (product 32.6). */
export const contentIdRules: Rules<'content-id-open' | 'content-id-refused', [Release]> = {
  'content-id-refused': (release) =>
    answersTo(release).includes('no')
      ? aboutStore(release, 'Content ID can’t accept this release with these answers.')
      : undefined,
  'content-id-open': (release) => {
    const answers = answersTo(release);
    return answers.includes('') && !answers.includes('no')
      ? aboutStore(release, 'Content ID asks four questions before it accepts a release.')
      : undefined;
  },
};

/** Returns the finding about Content ID, if any. The two rules exclude each other. */
export const contentIdFinding = (release: Release): Finding | undefined => applyRules(contentIdRules, release)[0];
