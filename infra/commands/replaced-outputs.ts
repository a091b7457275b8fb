import type { AssembledStack, StackTemplate } from './assembly.ts';

/** The outputs of each deployed stack. */
export type Outputs = Record<string, Record<string, string>>;

export type Replaced = { stack: string; output: string };

/**
 * Finds outputs whose value has changed, which means that something was replaced. New and removed outputs are not
 * included.
 */
export const replacedOutputs = (before: Outputs, after: Outputs): Replaced[] =>
  Object.entries(after).flatMap(([stack, outputs]) =>
    Object.entries(outputs)
      .filter(([output, value]) => (before[stack]?.[output] ?? value) !== value)
      .map(([output]) => ({ stack, output })),
  );

/** Finds weak references, which CloudFormation resolves only when it deploys the stack that contains them. */
function* weakReferences(value: unknown): Generator<{ StackName?: unknown; OutputName?: unknown }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'Fn::GetStackOutput' && inner !== null && typeof inner === 'object') yield inner;
    else yield* weakReferences(inner);
  }
}

/** Whether a template looks up a value that this stack published in Parameter Store (`sharedValue`). */
const looksUp = ({ Parameters = {} }: StackTemplate, stack: string): boolean =>
  Object.values(Parameters).some(({ Default }) => Default?.startsWith(`/segno/${stack}/`));

/**
 * The names of the stacks that read any of these outputs through a weak reference, or look up values of the same stack.
 * A looked-up value is not an output itself, but replacing a table or bucket changes an output too.
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
