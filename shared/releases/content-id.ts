import * as z from 'zod';
import { type ContentIdAnswer, contentIdQuestionNames } from './content-id-questions.ts';

const ONCE = 'Please answer each question only once';

export const ContentIdAnswerOne = z.enum(
  contentIdQuestionNames.flatMap((question): ContentIdAnswer[] => [`${question}:yes`, `${question}:no`]),
);

/** Answers to Content ID's questions, at most one per question. Absent questions are unanswered. */
export const ContentIdAnswers = z
  .array(ContentIdAnswerOne)
  .max(contentIdQuestionNames.length, { error: ONCE, abort: true })
  .refine((answers) => new Set(answers.map((answer) => answer.split(':')[0])).size === answers.length, ONCE);
