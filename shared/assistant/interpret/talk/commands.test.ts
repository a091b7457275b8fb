import { questions } from '../../questions.ts';
import type { Step } from '../../step.ts';
import { readCommand } from './commands.ts';

test.each<[Step, string, object]>([
  ['stores', 'go back please', { kind: 'back' }],
  ['stores', 'einen Schritt zurück', { kind: 'back' }],
  ['stores', 'ok, only what is required', { kind: 'only-required' }],
  ['stores', 'solo lo obligatorio por favor', { kind: 'only-required' }],
  ['stores', "what's still missing?", { kind: 'what-is-left' }],
  ['stores', '¿qué falta?', { kind: 'what-is-left' }],
  ['stores', 'was fehlt noch?', { kind: 'what-is-left' }],
  ['stores', 'why?', { kind: 'why' }],
  ['stores', 'pourquoi ?', { kind: 'why' }],
  ['title', 'hello', { kind: 'greet' }],
  ['stores', 'many thanks!', { kind: 'thanks' }],
  ['stores', 'grazie mille', { kind: 'thanks' }],
  ['review', 'Submit everything now please', { kind: 'beyond', what: 'submit' }],
  ['review', 'publish it for me', { kind: 'beyond', what: 'submit' }],
  ['review', 'ok, ship it', { kind: 'beyond', what: 'submit' }],
  ['review', 'charge my card', { kind: 'beyond', what: 'pay' }],
  ['review', 'please delete the release', { kind: 'beyond', what: 'delete' }],
  ['review', 'withdraw my earnings', { kind: 'beyond', what: 'money' }],
  ['review', "let's talk about the genre", { kind: 'go-to', step: 'primary_genre' }],
  ['codes', 'can we go back to the cover songs?', { kind: 'go-to', step: 'cover_songs' }],
  ['codes', 'I would like to see the stores again', { kind: 'go-to', step: 'stores' }],
  ['codes', 'torna a titolo', { kind: 'go-to', step: 'title' }],
  ['cover_licence', 'not yet', { kind: 'licence', answer: 'need' }],
])('at %s, reads “%s” as addressed to us (product 31.6)', (step, text, act) => {
  expect(readCommand(text, questions[step])).toEqual([act]);
});

test.each<[Step, string]>([
  ['title', 'Back Again'],
  ['title', 'Cool'],
  ['title', 'Send It'],
  ['title', 'Delete My Number'],
  ['record_label', 'Next Door Records'],
  ['review', 'change the title to Dawn'],
  ['territories', 'everywhere but Japan'],
])('at %s, does not read “%s” as a command (product 31.6)', (step, text) => {
  expect(readCommand(text, questions[step])).toBeUndefined();
});
