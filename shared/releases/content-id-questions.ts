import { keysOf } from '../typed-record.ts';

/** Yes/no questions an artist answers before YouTube Content ID can claim videos for them. */
export const contentIdQuestions = {
  exclusive: 'Do you alone have the rights, worldwide?',
  original: 'Is all of it original, with no covers, public-domain music or karaoke?',
  own: 'Is it free of loops, samples and beats that others can use too?',
  long: 'Is every track longer than 20 seconds?',
} as const;

export type ContentIdQuestion = keyof typeof contentIdQuestions;
export const contentIdQuestionNames = keysOf(contentIdQuestions);

/** `exclusive:yes`: the answer to one question. */
export type ContentIdAnswer = `${ContentIdQuestion}:${'yes' | 'no'}`;

/** The answer to a question; '' while there is none. */
export function contentIdAnswer(answers: readonly ContentIdAnswer[], question: ContentIdQuestion): '' | 'yes' | 'no' {
  if (answers.includes(`${question}:yes`)) return 'yes';
  return answers.includes(`${question}:no`) ? 'no' : '';
}
