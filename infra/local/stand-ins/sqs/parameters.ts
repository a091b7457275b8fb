import { invalidParameter, invalidValue, missingParameter } from './refusals.ts';

/** A request's JSON, of which nothing is known yet. */
export type Input = Record<string, unknown>;

/** SQS treats an empty text as a missing one. */
export function optionalText(input: Input, name: string): string | undefined {
  const value = input[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw invalidParameter(`${name} must be a string.`);
  return value;
}

export function text(input: Input, name: string): string {
  const value = optionalText(input, name);
  if (value === undefined) throw missingParameter(name);
  return value;
}

export function optionalWhole(
  input: Input,
  name: string,
  [least, most]: readonly [number, number],
  reason = `Must be >= ${least} and <= ${most}, if provided.`,
): number | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw invalidValue(value, name, reason);
  return value;
}

export function texts(input: Input, name: string): string[] {
  const value = input[name] ?? [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw invalidParameter(`${name} must be a list of strings.`);
  return value;
}

export const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
