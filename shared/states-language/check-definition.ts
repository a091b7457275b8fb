import { Definition, type State, type States } from './definition.ts';

/** Lists the states that may follow a state. */
const followers = (state: State): string[] => [
  ...('Next' in state && state.Next !== undefined ? [state.Next] : []),
  ...('Catch' in state ? (state.Catch ?? []).map(({ Next }) => Next) : []),
  ...(state.Type === 'Choice' ? [...state.Choices.map(({ Next }) => Next), state.Default ?? []].flat() : []),
];

const catchesAllTooEarly = (rows: { ErrorEquals: string[] }[] = []): boolean =>
  rows.some(
    ({ ErrorEquals }, n) => ErrorEquals.includes('States.ALL') && (ErrorEquals.length > 1 || n < rows.length - 1),
  );

/** Yields the faults of a state as messages. */
function* faultsOf(state: State): Generator<string> {
  const isEnd = ['Choice', 'Succeed', 'Fail'].includes(state.Type);
  if (!isEnd && 'Next' in state === 'End' in state) yield 'has either Next or End';
  if ('Retry' in state && catchesAllTooEarly(state.Retry)) yield 'retries States.ALL alone and last';
  if ('Catch' in state && catchesAllTooEarly(state.Catch)) yield 'catches States.ALL alone and last';
  if (state.Type === 'Wait' && 'Seconds' in state === 'SecondsPath' in state) yield 'waits by Seconds or SecondsPath';
  if (state.Type !== 'Map') return;
  if (state.ItemReader && state.ItemsPath) yield 'has its items by ItemReader or ItemsPath';
  if (state.ItemReader && state.ItemProcessor.ProcessorConfig.Mode === 'INLINE')
    yield 'reads its items from an object, which only a distributed map does';
}

function* faultsIn({ StartAt, States: states }: States, where: string): Generator<string> {
  if (!states[StartAt]) yield `${where}StartAt names ${StartAt}, which is no state`;
  const reached = new Set([StartAt]);
  for (const name of reached) {
    const state = states[name];
    if (!state) continue;
    for (const next of followers(state)) {
      if (!states[next]) yield `${where}${name} leads to ${next}, which is no state`;
      reached.add(next);
    }
    for (const fault of faultsOf(state)) yield `${where}${name} ${fault}`;
    if (state.Type === 'Map') yield* faultsIn(state.ItemProcessor, `${where}${name}.`);
  }
  for (const name of Object.keys(states)) if (!reached.has(name)) yield `${where}${name} is never reached`;
}

/**
 * Checks a state machine: every field is known, and every state is reached and leads to an existing state.
 * @param what names the workflow in the message
 * @throws Error that lists every fault
 */
export function checkDefinition(definition: unknown, what: string): Definition {
  const read = Definition.safeParse(definition);
  const faults = read.success
    ? [...faultsIn(read.data, '')]
    : read.error.issues.map((issue) => `${issue.path.join('.') || 'it'}: ${issue.message}`);
  if (!read.success || faults.length > 0)
    throw new Error(`The workflow ${what} is not understood: ${faults.join('; ')}`);
  return read.data;
}
