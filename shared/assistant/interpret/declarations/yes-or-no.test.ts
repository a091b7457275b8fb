import { wordsOf } from '../words/words.ts';
import { yesOrNo } from './yes-or-no.ts';

const answerIn = (text: string) => yesOrNo(wordsOf(text));

test.each([
  ['yes please', 'yes'],
  ['yep, that is right', 'yes'],
  ['sí claro', 'yes'],
  ["oui c'est bon", 'yes'],
  ['ja genau', 'yes'],
  ['nah yeah', 'yes'],
  ['no thanks', 'no'],
  ['yeah nah', 'no'],
  ['nope, move on', 'no'],
  ['nein danke', 'no'],
  ['não, obrigado', 'no'],
  ['no, just the one', 'no'],
  ['non merci', 'no'],
  ['hayır', 'no'],
  ['tampoco', 'no'],
  ['auch nicht', 'no'],
  ['wir haben keines', 'no'],
  ['ingen, tak', 'no'],
  ['n/a', 'no'],
  ['ei kiitos', 'no'],
])('reads “%s” as a certain %s (product 31.6)', (text, kind) => {
  expect(answerIn(text)).toEqual({ kind, isSure: true });
});

test.each([
  ['I think so', 'yes'],
  ['probably', 'yes'],
  ['no, I guess', 'no'],
  ["I don't think so", 'no'],
  ['creo que no', 'no'],
])('reads “%s” as an uncertain %s (product 31.6)', (text, kind) => {
  expect(answerIn(text)).toEqual({ kind, isSure: false });
});

test.each(['no swearing', 'yes, Jazz', 'nobody knows', 'please', 'Night Ferry'])(
  'reads neither yes nor no from “%s” (product 31.6)',
  (text) => {
    expect(answerIn(text)).toBeUndefined();
  },
);
