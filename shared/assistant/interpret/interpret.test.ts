import type { Act } from '../act.ts';
import { questions } from '../questions.ts';
import type { Step } from '../step.ts';
import { readByRules } from './interpret.ts';
import { setsValue } from './talk/doubt.ts';
import { contextAt } from './test/context-at.ts';

const say = (step: Step, text: string): Act[] =>
  readByRules(text, { question: questions[step], release: null, today: '2026-11-02' });
const labels = (acts: readonly Act[]) =>
  acts.flatMap((act) => (act.kind === 'suggest' ? act.suggestions.map(({ label }) => label) : []));

test.each<[Step, string, string[]]>([
  ['track_count', '5 or 6', ['5 tracks', '6 tracks']],
  ['track_count', 'three or four, we will see', ['3 tracks', '4 tracks']],
  ['secondary_genre', 'Rock or Pop', ['Rock', 'Pop']],
  ['secondary_genre', 'maybe Jazz', ['Jazz']],
  ['secondary_genre', 'Jazz?', ['Jazz']],
  ['primary_genre', 'could be rock could be pop', ['Rock', 'Pop']],
  ['preview_start', '0:30 or 0:45 idk', ['0:30', '0:45']],
  ['metadata_language', 'English I guess, or is it French', ['English', 'French']],
  ['title', "can't decide: Low Tide or High Tide", ['“Low Tide”', '“High Tide”']],
])('at %s, asks back about “%s” (product 31.6)', (step, text, offered) => {
  const acts = say(step, text);
  expect(labels(acts)).toEqual(offered);
  expect(acts.some(setsValue)).toBe(false);
});

test.each<[Step, string, Act[]]>([
  ['track_count', '5 incl. 2 acoustic', [{ kind: 'track-count', count: 5 }]],
  ['track_count', 'viisi', [{ kind: 'track-count', count: 5 }]],
  ['track_count', '4 song(s)', [{ kind: 'track-count', count: 4 }]],
  ['track_count', 'alert(3)', [{ kind: 'unclear' }]],
  ['track_count', '😀(1)😀', [{ kind: 'unclear' }]],
  ['review', 'alright, send it', [{ kind: 'beyond', what: 'submit' }]],
  ['preview_start', '0:30 on 1, no 0:40 on 1', [{ kind: 'unclear' }]],
])('at %s, reads “%s” (product 31.6)', (step, text, acts) => {
  expect(readByRules(text, contextAt(step, { tracks: 2 }))).toEqual(acts);
});

test.each([
  ['the first second, it is only 50 seconds long', 0],
  ['0:20, they are 90 seconds long', 20],
])('reads from “%s” that the preview starts at %i s (product 31.6)', (text, value) => {
  const acts = readByRules(text, contextAt('preview_start', { tracks: 1 }));
  expect(acts).toEqual([{ kind: 'set-track', tracks: 'all', field: 'previewStartSeconds', value }]);
});

test.each([
  ['only Africa for now', []],
  ['Southeast Asia first', []],
  ['Chile only for now', [['CL']]],
  ['Worldwide with the exception of Chile', [['CL']]],
  ['ex Chile, the rest is fine', [['CL']]],
  ['Chile and Peru and wherever my aunt is', []],
])('reads territories from “%s”: %j (product 31.6)', (text, territories) => {
  const acts = readByRules(text, contextAt('territories', { tracks: 1 }));
  expect(acts.flatMap((act) => (act.kind === 'territories' ? [act.territories] : []))).toEqual(territories);
});

test.each<[Step, string]>([
  ['explicit', 'not sure, there is one bad word'],
  ['ai_audio', 'no idea what my producer used'],
  ['cover_songs', 'hmm, it samples an old tune'],
  ['c_line', 'my cousin drew it, who owns it then?'],
  ['p_line', 'us or the studio, depends'],
  ['sales_start', 'sometime when it is warm again'],
  ['secondary_genre', 'will decide that tomorrow'],
  ['pre_order', 'we talk about it next week, later'],
])('at %s, saves nothing from “%s” (product 31.6)', (step, text) => {
  expect(say(step, text).some(setsValue)).toBe(false);
});

test.each<[Step, string, string, string]>([
  ['metadata_language', 'French. How much does it cost?', 'set-release', 'what a release costs'],
  ['primary_genre', 'Jazz, and what is a UPC?', 'set-release', 'UPC'],
  ['track_count', '4 tracks. When do I get paid?', 'track-count', 'when money comes'],
])('at %s, saves the value in “%s” and answers the question (product 31.6)', (step, text, kind, topic) => {
  const acts = say(step, text);
  expect(acts.map((act) => act.kind)).toEqual([kind, 'explain']);
  expect(acts).toContainEqual({ kind: 'explain', term: topic });
});

test.each<[Step, string, string]>([
  ['original_release', 'It is on YouTube since May 2024, does that count?', 'what counts as released'],
  ['ai_audio', 'some loops are from a pack, do they count?', 'AI in a recording'],
  ['track_count', 'four songs and an intro, does the intro count?', 'what counts as a track'],
])('at %s, saves no value from “%s”, because it depends on our answer (product 31.6)', (step, text, topic) => {
  expect(say(step, text)).toEqual([{ kind: 'explain', term: topic }]);
});

test.each<[Step, string]>([
  ['secondary_genre', 'no, one is plenty'],
  ['secondary_genre', 'Comedy? No.'],
  ['record_label', 'no thanks'],
])('at %s, reads “%s” as a no (product 31.6)', (step, text) => {
  expect(say(step, text)).toEqual([{ kind: 'no' }]);
});

test('postpones an answer that depends on somebody else, and reads no name (product 31.6)', () => {
  expect(say('p_line', 'the label owns it, I will ask them')).toEqual([{ kind: 'skip' }]);
  expect(say('record_label', 'they are still thinking, leave it empty')).toEqual([{ kind: 'skip' }]);
});

test('explains what is missing if it does not understand a sentence (product 31.6)', () => {
  expect(say('sales_start', 'when the ducks come home')).toEqual([{ kind: 'explain', term: 'what I need here' }]);
});

test('asks for the right value if only a mistake is reported (product 31.6)', () => {
  expect(say('review', 'there is a mistake in the credits')).toEqual([
    { kind: 'explain', term: 'something is wrong' },
    { kind: 'go-to', step: 'contributors' },
  ]);
});

test('accepts a past sales start only with its year (product 31.6)', () => {
  const { release, ...context } = contextAt('preview_start', { tracks: 2 });
  const standing = release && { ...release, salesStart: '2027-01-15' };
  const acts = readByRules('Et finalement on sort le 22, pas le 15', { ...context, release: standing });
  expect(acts.filter((act) => act.kind === 'set-release' && act.field === 'salesStart')).toEqual([]);
});
