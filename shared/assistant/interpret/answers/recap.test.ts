import { interpret } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

const at = contextAt('recap', { tracks: 2 });
const kinds = (message: string) => interpret(message, at).map(({ kind }) => kind);

test.each([
  'yes all correct',
  "now it's right",
  "yes, that's all right",
  'todo bien',
  'sí, todo correcto',
  'sim, tudo certo',
  "oui c'est tout bon",
  'ja, stimmt alles',
  'Ja, das passt so.',
  'tutto giusto',
])('reads “%s” as confirming the deliverables (product 31.14)', (message) => {
  expect(kinds(message)).toEqual(['yes']);
});

test.each([
  'not all right',
  'no, all correct but the title',
  'is it all right?',
  'nicht alles stimmt',
  'all right, but no',
])('does not read “%s” as a confirmation (product 31.14)', (message) => {
  expect(kinds(message)).not.toContain('yes');
});
