import type { Token } from './credit-token.ts';

/**
 * Divides tokens into sentences. `goesOn`: the sentence continues the previous one: 'Track 7: Ana Lima, violin; Bo
 * Lind, cello'. `isAsked`: it is a question.
 */
export function sentencesOf(tokens: readonly Token[]): { tokens: Token[]; goesOn: boolean; isAsked: boolean }[] {
  const sentences: { tokens: Token[]; goesOn: boolean; isAsked: boolean }[] = [];
  let own: Token[] = [];
  let goesOn = false;
  for (const token of [...tokens, { is: 'stop' } as const]) {
    if (token.is !== 'stop' && token.is !== 'pause' && token.is !== 'question') own.push(token);
    else {
      if (own.length > 0) sentences.push({ tokens: own, goesOn, isAsked: token.is === 'question' });
      goesOn = token.is === 'pause';
      own = [];
    }
  }
  return sentences;
}
