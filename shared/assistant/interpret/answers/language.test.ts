import { readAnswer } from '../../test/read-answer.ts';

test.each([
  ['Francés', 'metadataLanguage: fr'],
  ['em holandês', 'metadataLanguage: nl'],
  ['auf Schwedisch', 'metadataLanguage: sv'],
  ['tutto in tedesco', 'metadataLanguage: de'],
  ['po angielsku', 'metadataLanguage: en'],
  ['日本語', 'metadataLanguage: ja'],
  ['mostly Greek, a few words are Turkish', 'metadataLanguage: el'],
  ['Danish, one title is in Welsh', 'metadataLanguage: da'],
  ['some are Polish but put German', 'metadataLanguage: de'],
  ['norwegan', 'metadataLanguage: no'],
  ['Danish and Finnish', 'asks: Danish | Finnish'],
  ['Catalan?', 'asks: Catalan'],
])('reads the language of the titles in %j as %j (product 31.6)', (text, meant) =>
  expect(readAnswer('metadata_language', text, ['Amber', 'Red Moon', 'Ochre'])).toBe(meant),
);

test.each([
  ['all in Tamil', 'audioLanguage all: ta'],
  ['nobody sings', 'audioLanguage all: zxx'],
  ['sans paroles', 'audioLanguage all: zxx'],
  ['N/A', 'audioLanguage all: zxx'],
  ['It is a string trio', 'audioLanguage all: zxx'],
  ['the same as the titles', 'audioLanguage all: en'],
  ['en español menos la primera que es en inglés', 'audioLanguage 2,3: es; audioLanguage 1: en'],
  ['1: Danish 2: Czech 3: no vocals', 'audioLanguage 1: da; audioLanguage 2: cs; audioLanguage 3: zxx'],
  ['solo la 2 tiene letra, en catalán', 'audioLanguage 1,3: zxx; audioLanguage 2: ca'],
  ['tutte in italiano tranne Red Moon', 'audioLanguage 1,3: it'],
  ['die ersten beiden auf Deutsch, die letzte auf Englisch', 'audioLanguage 1,2: de; audioLanguage 3: en'],
  ['Zulu, with one chorus of Ochre in English', 'audioLanguage all: zu'],
  ['all Hindi, no wait, Urdu', 'audioLanguage all: ur'],
  ['Igbo and Yoruba', 'asks: Igbo | Yoruba'],
  ['some humming, that is all', 'asks: Instrumental'],
])('reads the language of the singing in %j as %j (product 31.6)', (text, meant) =>
  expect(readAnswer('audio_language', text, ['Amber', 'Red Moon', 'Ochre'])).toBe(meant),
);
