import { contentIdAnswer, contentIdQuestionNames } from '../content-id-questions.ts';
import type { Release } from '../release.ts';
import { CONTENT_ID } from '../stores-of-new.ts';
import { type Finding, finding } from './finding.ts';

const place = { field: 'contentId' } as const;

/**
 * Content ID accepts a release when its four questions are answered with yes (product 32.6). Without that store nothing
 * is asked.
 */
export function contentIdFindings({ stores, contentId }: Release): Finding[] {
  if (!stores.includes(CONTENT_ID)) return [];
  const answers = contentIdQuestionNames.map((question) => contentIdAnswer(contentId, question));
  const others = stores.filter((store) => store !== CONTENT_ID);
  const fix = {
    label: 'Leave out YouTube Content ID',
    edit: { field: 'stores', from: stores, to: others },
  } as const;
  // A release has at least one store.
  const more = others.length > 0 ? { fix } : {};
  if (answers.includes('no'))
    return [finding('content-id-refused', place, 'Content ID can’t accept this release with these answers.', more)];
  if (answers.includes(''))
    return [finding('content-id-open', place, 'Content ID asks four questions before it accepts a release.', more)];
  return [];
}
