import { contentIdAnswer, contentIdQuestionNames } from '../releases/content-id-questions.ts';
import { releaseEdit } from '../releases/field-edit.ts';
import type { Release } from '../releases/release.ts';
import { CONTENT_ID } from '../releases/stores-of-new.ts';
import type { Found } from './finding.ts';
import { defineRules, onRelease } from './rule.ts';

/**
 * The answers to the four questions, '' for an unanswered one. If the release does not go to Content ID, there are no
 * questions.
 */
const answersTo = ({ stores, contentId }: Release) =>
  stores.includes(CONTENT_ID) ? contentIdQuestionNames.map((question) => contentIdAnswer(contentId, question)) : [];

/** A finding that one click fixes by removing the store, unless it is the release's only one. */
function aboutStore({ stores }: Release, text: string): Found {
  const others = stores.filter((store) => store !== CONTENT_ID);
  const fix = { label: 'Leave out YouTube Content ID', edits: [{ edit: releaseEdit('stores', stores, others) }] };
  return { place: { field: 'contentId' }, text, ...(others.length > 0 ? { fix } : {}) };
}

/** Content ID accepts a release if all four questions are answered with yes (product 32.6). */
export const storeRules = defineRules({
  'content-id-refused': {
    severity: 'blocking',
    name: 'YouTube Content ID',
    check: onRelease(({ release }) =>
      answersTo(release).includes('no')
        ? aboutStore(release, 'Content ID can’t accept this release with these answers.')
        : undefined,
    ),
  },
  'content-id-open': {
    severity: 'blocking',
    name: 'The questions of YouTube Content ID',
    check: onRelease(({ release }) => {
      const answers = answersTo(release);
      return answers.includes('') && !answers.includes('no')
        ? aboutStore(release, 'Content ID asks four questions before it accepts a release.')
        : undefined;
    }),
  },
});
