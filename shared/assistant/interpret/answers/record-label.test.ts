import { readByRules } from '../interpret.ts';
import { buttonLabels, valuesSet } from '../test/act-values.ts';
import { contextAt } from '../test/context-at.ts';

const at = contextAt('record_label', { tracks: 2 });

test.each([
  ["it's on Fern Hall", 'Fern Hall'],
  ['idk just put fern hall', 'fern hall'],
  ['Fern Hall, catalogue number FH012', 'Fern Hall'],
  ['signed to Fern Hall since last year', 'Fern Hall'],
  ['we release through Fern Hall Collective', 'Fern Hall Collective'],
  ['I have my own label called Moss Music', 'Moss Music'],
  ['Fern Hall (the holding company is not needed)', 'Fern Hall'],
  ['el sello es Helecho Azul', 'Helecho Azul'],
  ['a gravadora é Samambaia Azul', 'Samambaia Azul'],
  ["notre label c'est Fougère Bleue", 'Fougère Bleue'],
  ['kommt bei Blauer Farn raus', 'Blauer Farn'],
  ["l'etichetta è Felce Blu", 'Felce Blu'],
  ['No Limits Music', 'No Limits Music'],
  ['Fern Hall Records out of Leeds', 'Fern Hall Records'],
])('reads the label in “%s” as %s (product 31.6)', (message, label) => {
  expect(valuesSet(readByRules(message, at), 'recordLabel')).toEqual([label]);
});

test.each([
  'nah im indie',
  'nope just us',
  'we put it out ourselves',
  "No, we're not with any company!",
  'ha, Fern Hall, i wish. we are independent',
  'sin sello, somos independientes',
  'sem gravadora',
  'pas de label',
  'kein Label',
  'nessuna etichetta',
  'bağımsız',
])('reads no label from “%s” (product 31.6)', (message) => {
  expect(readByRules(message, at)).toEqual([{ kind: 'skip' }]);
});

test.each([
  ['Fern Hall or Moss Music, not sure', ['“Fern Hall”', '“Moss Music”']],
  ['maybe Fern Hall', ['“Fern Hall”']],
])('asks about “%s” (product 31.6)', (message, offers) => {
  expect(valuesSet(readByRules(message, at), 'recordLabel')).toEqual([]);
  expect(buttonLabels(readByRules(message, at))).toEqual(offers);
});
