import { type Condition, type StateOf, tests } from '../../../../shared/states-language/definition.ts';
import { findAtPath, type Json, type Scope } from './paths.ts';
import { runtimeError, StateError } from './state-error.ts';

type TestName = (typeof tests)[number];

const numbers =
  (compare: (a: number, b: number) => boolean) =>
  (value: Json, wanted: unknown): boolean =>
    typeof value === 'number' && compare(value, wanted as number);

const TESTS: Record<Exclude<TestName, 'IsPresent'>, (value: Json, wanted: unknown) => boolean> = {
  StringEquals: (value, wanted) => typeof value === 'string' && value === wanted,
  BooleanEquals: (value, wanted) => typeof value === 'boolean' && value === wanted,
  NumericEquals: numbers((a, b) => a === b),
  NumericLessThan: numbers((a, b) => a < b),
  NumericLessThanEquals: numbers((a, b) => a <= b),
  NumericGreaterThan: numbers((a, b) => a > b),
  NumericGreaterThanEquals: numbers((a, b) => a >= b),
  IsNull: (value, wanted) => (value === null) === wanted,
};

/**
 * Whether a condition is true. @throws StateError if its variable is missing, unless the condition tests whether it is
 * present
 */
function holds(condition: Condition, scope: Scope): boolean {
  if ('And' in condition) return condition.And.every((inner) => holds(inner, scope));
  if ('Or' in condition) return condition.Or.some((inner) => holds(inner, scope));
  if ('Not' in condition) return !holds(condition.Not, scope);
  const value = findAtPath(condition.Variable, scope);
  const testName = tests.find((name) => condition[name] !== undefined);
  if (testName === undefined || testName === 'IsPresent') return (value !== undefined) === condition.IsPresent;
  if (value === undefined) throw runtimeError(`There is no value at ${condition.Variable}, which a choice tests`);
  return TESTS[testName](value, condition[testName]);
}

/** Finds the next state from the first matching rule. @throws StateError `States.NoChoiceMatched` */
export function choose({ Choices, Default }: StateOf<'Choice'>, scope: Scope): string {
  const next = Choices.find((rule) => holds(rule, scope))?.Next ?? Default;
  if (next === undefined)
    throw new StateError('States.NoChoiceMatched', 'No rule of the choice matches, and it has no default');
  return next;
}
