import type { ContentIdAnswer } from './content-id-questions.ts';

/**
 * The full text of the declaration behind each answer to Content ID, so that a bare yes or no never has to stand for it
 * (product 31.31).
 */
export const contentIdDeclarations: Readonly<Record<ContentIdAnswer, string>> = {
  'exclusive:yes': 'you alone have the rights, worldwide',
  'exclusive:no': 'somebody else has rights in it too',
  'original:yes': 'none of it is a cover, public-domain music or karaoke',
  'original:no': 'some of it is a cover, public-domain music or karaoke',
  'own:yes': 'it has no loops, samples or beats that others can use too',
  'own:no': 'it has loops, samples or beats that others can use too',
  'long:yes': 'every track is longer than 20 seconds',
  'long:no': 'not every track is longer than 20 seconds',
};
