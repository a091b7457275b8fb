import { readByRules } from '../interpret.ts';
import { buttonLabels, valuesSet } from '../test/act-values.ts';
import { contextAt } from '../test/context-at.ts';

const at = contextAt('version', { tracks: 2 });

test.each([
  ['we did a piano version of it', 'Piano version'],
  ['its a remix by Otto Finn', 'Remix'],
  ['we taped it live at the Old Mill, in June', 'Live at the Old Mill'],
  ['Acoustic version please.', 'Acoustic'],
  ['10th Anniversary Edition', '10th Anniversary Edition'],
  ['es acústica', 'Acústica'],
  ['é ao vivo', 'Ao vivo'],
  ['Instrumental', 'Instrumental'],
  ['Ana Lima mix', 'Ana Lima mix'],
])('reads the version in “%s” as %s (product 31.6)', (message, version) => {
  expect(valuesSet(readByRules(message, at), 'version')).toEqual([version]);
});

test.each([
  'no just the ordinary one',
  'nah its brand new',
  'ganz normal',
  'Nein, das ist die normale Version.',
  'rien de spécial',
  'no, es la normal',
  'no è normale',
  'live?? we made it at home. no',
  'track 2 is a remix but the single itself is just the single',
])('reads no version from “%s” (product 31.6)', (message) => {
  expect([['skip'], ['no']]).toContainEqual(readByRules(message, at).map(({ kind }) => kind));
});

test.each([
  ['we cannot agree between Deluxe and Expanded', ['“Deluxe”', '“Expanded”']],
  ['some are live some are not', ['“Live”', '“No version”']],
  ['Sunday Morning mix', ['“Sunday Morning mix”']],
])('asks about “%s” (product 31.6)', (message, offers) => {
  expect(valuesSet(readByRules(message, at), 'version')).toEqual([]);
  expect(buttonLabels(readByRules(message, at))).toEqual(offers);
});
