import type { Answer } from '../context.ts';

export const coverLicence: Answer = (text) => {
  if (
    /\b(?:need|not yet|don'?t have|do not have|no licen[cs]e|haven'?t|without|missing|get (?:me )?one|how do i get)\b/i.test(
      text,
    )
  )
    return [{ kind: 'licence', answer: 'need' }];
  return /\b(?:have|got|yes|here|attached|uploading)\b/i.test(text) ? [{ kind: 'licence', answer: 'have' }] : undefined;
};
