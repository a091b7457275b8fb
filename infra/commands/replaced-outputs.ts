import type { AssembledStack, StackTemplate } from './assembly.ts';

/** The outputs of each deployed stack. */
export type Outputs = Record<string, Record<string, string>>;

export type Replaced = { stack: string; output: string };

/** Finds outputs that had another value before: something was replaced. New and removed ones are not among them. */
export const replacedOutputs = (before: Outputs, after: Outputs): Replaced[] =>
  Object.entries(after).flatMap(([stack, outputs]) =>
    Object.entries(outputs)
      .filter(([output, value]) => (before[stack]?.[output] ?? value) !== value)
      .map(([output]) => ({ stack, output })),
  );

/** Finds weak references, which CloudFormation resolves only when the stack that contains them is deployed. */
function* weakReferences(value: unknown): Generator<{ StackName?: unknown; OutputName?: unknown }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'Fn::GetStackOutput' && inner !== null && typeof inner === 'object') yield inner;
    else yield* weakReferences(inner);
  }
}

/** Whether a template looks up a value of the stack in Parameter Store (`sharedValue`). */
const looksUp = ({ Parameters = {} }: StackTemplate, stack: string): boolean =>
  Object.values(Parameters).some(({ Default }) => Default?.startsWith(`/segno/${stack}/`));

/**
 * The names of the stacks that read any of these outputs by a weak reference, or look up values of their stack. A
 * looked-up value is no output, but a table or bucket that was replaced changes an output too.
 */
export const readersOf = (stacks: readonly AssembledStack[], replaced: readonly Replaced[]): string[] =>
  stacks
    .filter(
      ({ template }) =>
        replaced.some(({ stack }) => looksUp(template, stack)) ||
        [...weakReferences(template)].some(({ StackName, OutputName }) =>
          replaced.some(({ stack, output }) => stack === StackName && output === OutputName),
        ),
    )
    .map(({ name }) => name);
