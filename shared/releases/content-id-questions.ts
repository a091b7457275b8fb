import { keysOf } from '../typed-record.ts';

/** Yes/no questions that an artist answers before YouTube Content ID can claim videos for them. */
export const contentIdQuestions = {
  exclusive: 'Do you alone have the rights, worldwide?',
  original: 'Is all of it original, with no covers, public-domain music or karaoke?',
  own: 'Is it free of loops, samples and beats that others can use too?',
  long: 'Is every track longer than 20 seconds?',
} as const;

export type ContentIdQuestion = keyof typeof contentIdQuestions;
export const contentIdQuestionNames = keysOf(contentIdQuestions);

/** The answer to one question, such as `exclusive:yes`. */
export type ContentIdAnswer = `${ContentIdQuestion}:${'yes' | 'no'}`;

/** Returns the answer to a question; '' if there is none yet. */
export function contentIdAnswer(answers: readonly ContentIdAnswer[], question: ContentIdQuestion): '' | 'yes' | 'no' {
  if (answers.includes(`${question}:yes`)) return 'yes';
  return answers.includes(`${question}:no`) ? 'no' : '';
}
