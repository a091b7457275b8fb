import { checkDefinition } from './check-definition.ts';

const pass = { Type: 'Pass', End: true };
const one = (state: object) => ({ StartAt: 'A', States: { A: state } });
const check = (definition: unknown) => checkDefinition(definition, 'Import');

it('returns a valid definition unchanged', () => {
  const definition = {
    Comment: 'Import',
    TimeoutSeconds: 60,
    StartAt: 'Ask',
    States: {
      Ask: { Type: 'Choice', Choices: [{ Variable: '$.step', StringEquals: 'read', Next: 'Read' }], Default: 'Map' },
      Read: {
        Type: 'Task',
        Resource: 'services/a/on-b.ts',
        Retry: [{ ErrorEquals: ['States.ALL'] }],
        Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Bad' }],
        End: true,
      },
      Map: {
        Type: 'Map',
        ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, ...one(pass) },
        Next: 'Wait',
      },
      Wait: { Type: 'Wait', Seconds: 1, Next: 'Done' },
      Done: { Type: 'Succeed' },
      Bad: { Type: 'Fail', Error: 'Bad' },
    },
  };
  expect(check(definition)).toEqual(definition);
});

const reader = {
  Resource: 'arn:aws:states:::s3:getObject',
  ReaderConfig: { InputType: 'JSON' },
  Parameters: { Bucket: 'b', 'Key.$': '$.key' },
};
const map = (more: object, config: object = { Mode: 'INLINE' }, item: object = pass) =>
  one({ Type: 'Map', End: true, ItemProcessor: { ProcessorConfig: config, ...one(item) }, ...more });

it.each<[string, unknown, RegExp]>([
  ['a field of the machine', { ...one(pass), QueryLanguage: 'JSONata' }, /QueryLanguage/],
  ['a kind of state', one({ Type: 'Parallel', Branches: [], End: true }), /States\.A/],
  ['a field of a state', one({ ...pass, Assign: { a: 1 } }), /States\.A: .*Assign/],
  ['a heartbeat', one({ Type: 'Task', Resource: 'r', HeartbeatSeconds: 5, End: true }), /HeartbeatSeconds/],
  ['a path that filters', one({ ...pass, InputPath: '$.a[?(@.b)]' }), /InputPath: is no path/],
  ['an intrinsic function', one({ ...pass, Parameters: { 'id.$': 'States.UUID()' } }), /id\.\$ is no path/],
  ['a place in a list', one({ ...pass, ResultPath: '$.a[0]' }), /ResultPath: is no path that a result is put at/],
  ['a test', one({ Type: 'Choice', Choices: [{ Variable: '$.a', StringMatches: 'a*', Next: 'A' }] }), /StringMatches/],
  [
    'two tests in one',
    one({ Type: 'Choice', Choices: [{ Variable: '$.a', IsNull: true, IsPresent: true, Next: 'A' }] }),
    /asks one of/,
  ],
  ['a tolerated failure', map({ ToleratedFailureCount: 1 }), /ToleratedFailureCount/],
  ['an express map', map({}, { Mode: 'DISTRIBUTED', ExecutionType: 'EXPRESS' }), /ExecutionType/],
  ['a reader of CSV', map({ ItemReader: { ...reader, ReaderConfig: { InputType: 'CSV' } } }), /InputType/],
  ['a field in a map', map({}, { Mode: 'INLINE' }, { ...pass, Assign: {} }), /ItemProcessor\.States\.A: .*Assign/],
])('names what it does not know: %s', (_, definition, message) => {
  expect(() => check(definition)).toThrow(message);
  expect(() => check(definition)).toThrow(/^The workflow Import is not understood: /);
});

it.each<[unknown, string]>([
  [{ StartAt: 'B', States: { A: pass } }, 'StartAt names B, which is no state; A is never reached'],
  [one({ Type: 'Pass', Next: 'B' }), 'A leads to B, which is no state'],
  [one({ Type: 'Pass' }), 'A has either Next or End'],
  [one({ Type: 'Wait', End: true }), 'A waits by Seconds or SecondsPath'],
  [
    one({ Type: 'Task', Resource: 'r', End: true, Retry: [{ ErrorEquals: ['States.ALL', 'Other'] }] }),
    'A retries States.ALL alone and last',
  ],
  [map({ ItemReader: reader }), 'A reads its items from an object, which only a distributed map does'],
  [map({}, { Mode: 'INLINE' }, { Type: 'Pass', Next: 'B' }), 'A.A leads to B, which is no state'],
])('rejects a state that leads nowhere: %#', (definition, message) => {
  expect(() => check(definition)).toThrow(`The workflow Import is not understood: ${message}`);
});
