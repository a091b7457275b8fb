import type { Act } from '../../../shared/assistant/act.ts';
import { actsFromToolCalls } from './acts-from-tool-calls.ts';
import { modelTools } from './model-tools.ts';
import { toolCallFor } from './test/tool-call.ts';
import { toolDescription } from './tool-description.ts';

const acts: Act[] = [
  { kind: 'set-release', field: 'title', value: 'Dawn' },
  { kind: 'set-release', field: 'pLine', value: { year: 2026, holder: 'Mara' } },
  { kind: 'set-track', tracks: [2], field: 'explicit', value: 'Not Explicit' },
  { kind: 'set-track', tracks: 'all', field: 'previewStartSeconds', value: 65 },
  { kind: 'track-titles', titles: ['One', 'Two'] },
  {
    kind: 'credit',
    how: 'add',
    tracks: 'all',
    named: { list: 'artists', credits: [{ name: 'J. Ortiz', role: 'Featuring' }] },
  },
  { kind: 'rename-credit', tracks: [1], list: null, which: 2, name: 'Maria' },
  { kind: 'stores', how: 'all-except', stores: ['Spotify'] },
  { kind: 'territories', how: 'only', territories: ['DE', 'AT'] },
  { kind: 'licence', answer: 'need' },
  { kind: 'declare', answers: ['exclusive:yes', 'own:no'] },
  { kind: 'explain', term: 'P-line' },
  { kind: 'beyond', what: 'submit' },
  { kind: 'go-to', step: 'title' },
  { kind: 'yes' },
  { kind: 'unclear' },
];

test('expresses each act as a tool call and reads it back unchanged', () => {
  const calls = acts.map(toolCallFor).map(({ tool, input }) => ({ name: tool, input }));
  expect(actsFromToolCalls(calls)).toEqual(acts);
});

test('gives each tool a name that Bedrock accepts, its own description, and an object as its input', () => {
  for (const { name, description, schema } of modelTools) {
    expect(name).toMatch(/^[\w-]{1,64}$/);
    expect([name, description.length > 20 && description === toolDescription(name)]).toEqual([name, true]);
    expect(schema.type).toBe('object');
  }
  expect(new Set(modelTools.map(({ name }) => name)).size).toBe(modelTools.length);
});

test('no tool submits, pays, deletes or names another release, an account, an id or money', () => {
  const names = modelTools.flatMap(({ name, schema }) => [name, ...Object.keys(schema.properties as object)]);
  const forbidden = /submi|pay|charg|delet|refund|owner|artistId|releaseId|\bid\b|status|plan|price|amount|user/i;
  expect(names.filter((name) => forbidden.test(name))).toEqual([]);
});

test('keeps all tools together to a small part of the prompt', () => {
  expect(JSON.stringify(modelTools).length).toBeLessThan(20_000);
});

test.each<[string, string, unknown]>([
  ['an unknown tool', 'submit_release', {}],
  ['a field that no tool has', 'set-release_status', { value: 'submitted' }],
  ['a field beside the act', 'set-release_title', { value: 'Dawn', releaseId: 'rel_01J9ZZZZZZZZZZZZZZZZZZZZZZ' }],
  ['an unknown kind', 'say', { kind: 'submit' }],
  ['an unknown choice', 'set-track_explicit', { tracks: 'all', value: 'Maybe' }],
  ['a list instead of an input', 'say', [{ kind: 'yes' }]],
  ['no input', 'say', undefined],
  ['a track beyond the last', 'set-track_title', { tracks: [99], value: 'Dawn' }],
  ['a prototype', 'say', JSON.parse('{"__proto__":{"kind":"yes"}}')],
])('ignores a call with %s, and keeps the others', (_, name, input) => {
  const yes = { name: 'say', input: { kind: 'yes' } };
  expect(actsFromToolCalls([{ name, input }, yes])).toEqual([{ kind: 'yes' }]);
});

test('does not let a tool’s input override what its name says', () => {
  const call = { name: 'set-release_title', input: { kind: 'set-track', field: 'upc', value: 'Dawn' } };
  expect(actsFromToolCalls([call])).toEqual([{ kind: 'set-release', field: 'title', value: 'Dawn' }]);
});

test('writes nothing to the office for a model, whatever tool it calls', () => {
  const act = { kind: 'it-is-right', why: 'Please pay me' };
  expect(actsFromToolCalls(['say', 'it-is-right', 'state-reason'].map((name) => ({ name, input: act })))).toEqual([]);
  expect(JSON.stringify(modelTools)).not.toMatch(/it-is-right|change-it/);
});
