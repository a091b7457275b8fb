import type { Act } from '../../act.ts';
import type { Step } from '../../step.ts';
import { interpret } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

const inShort = (act: Act): string =>
  act.kind === 'set-release' || act.kind === 'set-track' ? `${act.field}: ${JSON.stringify(act.value)}` : act.kind;
const read = (step: Step, message: string): string[] => interpret(message, contextAt(step, { tracks: 2 })).map(inShort);

const CLOSED: readonly Step[] = ['cover_art', 'explicit', 'cover_songs', 'ai_audio', 'original_release', 'recap'];

test.each([
  ['no label', ['recordLabel: ""']],
  ['No tengo sello discográfico', ['recordLabel: ""']],
  ['Ich habe kein Plattenlabel', ['recordLabel: ""']],
  ["je n'ai pas de label", ['recordLabel: ""']],
  ["non ho un'etichetta", ['recordLabel: ""']],
  ['não tenho gravadora', ['recordLabel: ""']],
  ['no pre-order', ['preOrder: ""']],
  ['preview at 0:45', ['previewStartSeconds: 45']],
  ['all stores but tiktok', ['stores']],
  ['everywhere except japan', ['territories']],
  ['by the way it comes out june 5th', ['salesStart: "2027-06-05"']],
])('reads “%s” correctly at any step (product 31.6)', (message, acts) => {
  for (const step of CLOSED) expect([step, read(step, message)]).toEqual([step, acts]);
});

test.each<[Step, string, string[]]>([
  ['explicit', 'no ai', ['aiAudio: "none"', 'aiComposition: "none"']],
  ['explicit', 'it is sung in german', ['audioLanguage: "de"']],
  ['explicit', 'produced by Jill Tan', ['credit']],
  ['cover_songs', 'it is not explicit', ['explicit: "Not Explicit"']],
  ['cover_art', 'the songs are in german', ['audioLanguage: "de"']],
  ['record_label', 'track 2 is called Dusk Again', ['title: "Dusk Again"']],
  ['c_line', '2026 Mara Ellis, no label', ['cLine: {"year":2026,"holder":"Mara Ellis"}', 'recordLabel: ""']],
  ['version', 'no. release it 2027-07-02', ['skip', 'salesStart: "2027-07-02"']],
  ['version', 'no version, release date 2 july 2027', ['skip', 'salesStart: "2027-07-02"']],
  ['ai_audio', 'no, and it comes out 2 july 2027', ['no', 'salesStart: "2027-07-02"']],
])('at %s, reads “%s” as a statement about its own field (product 31.6)', (step, message, acts) => {
  expect(read(step, message)).toEqual(acts);
});

test.each<[Step, string, Act[]]>([
  [
    'territories',
    'everywhere, and content id too',
    [
      { kind: 'territories', how: 'all-except', territories: [] },
      { kind: 'stores', how: 'add', stores: ['YouTube Content ID'] },
    ],
  ],
  [
    'stores',
    'all stores, content id too',
    [
      { kind: 'stores', how: 'all-except', stores: [] },
      { kind: 'stores', how: 'add', stores: ['YouTube Content ID'] },
    ],
  ],
])('at %s, reads both parts of “%s” (product 31.6)', (step, message, acts) => {
  expect(interpret(message, contextAt(step, { tracks: 2 }))).toEqual(acts);
});

test.each<[Step, string, string[]]>([
  ['explicit', 'instrumental, no words', ['explicit: "Not Explicit"']],
  ['record_label', 'no label', ['skip']],
  ['stores', 'everywhere', ['stores']],
])('leaves an answer to %s to its reader: “%s” (product 31.6)', (step, message, acts) => {
  expect(read(step, message)).toEqual(acts);
});
