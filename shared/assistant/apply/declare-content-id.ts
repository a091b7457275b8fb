import type { z } from 'zod';
import { contentIdDeclarations } from '../../releases/content-id-declarations.ts';
import { contentIdAnswer, contentIdQuestionNames } from '../../releases/content-id-questions.ts';
import { CONTENT_ID } from '../../releases/stores-of-new.ts';
import type { DeclareContentId } from '../act.ts';
import { setReleaseField } from './set-field.ts';
import { addFault, type Working } from './working.ts';

/**
 * Saves declarations for Content ID. An answer that makes the release ineligible removes the store, with an explanation
 * (product 31.31).
 */
export function declareContentId(working: Working, { answers }: z.infer<typeof DeclareContentId>): Working {
  const all = contentIdQuestionNames.flatMap((question) => {
    const answer = contentIdAnswer(answers, question) || contentIdAnswer(working.release.contentId, question);
    return answer ? [`${question}:${answer}` as const] : [];
  });
  const declared = setReleaseField(working, 'contentId', all);
  const { stores } = working.release;
  const wrong = answers.filter((answer) => answer.endsWith(':no')).map((answer) => contentIdDeclarations[answer]);
  if (wrong.length === 0 || !stores.includes(CONTENT_ID)) return declared;
  const others = stores.filter((store) => store !== CONTENT_ID);
  const reason = `YouTube Content ID can’t accept it, because ${wrong.join(', and ')}.`;
  if (others.length === 0)
    return addFault(declared, `${reason} It is the only store of this release: please choose another one.`);
  return addFault(setReleaseField(declared, 'stores', others), `${reason} So I left it out.`);
}
