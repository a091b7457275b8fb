import { Signs } from '../second-opinion/signs.ts';
import { type Reading, signsOfReading, wordsBeside } from '../second-opinion/signs-of-reading.ts';

/** A reading, its weight in training, and whether it saved something that the artist did not mean. */
export type Lesson = { reading: Reading; isFalse: boolean; weight: number };
export type Fitted = { bias: number; vocabulary: Set<string>; weights: Map<string, number> };

/** The minimum number of messages: for a word next to values to be known, and for a sign to get a weight. */
const SEEN_WORD = 4;
const SEEN_SIGN = 3;
/** The penalty for large weights. It keeps the weights of rare signs small. */
const PENALTY = 10;
const ROUNDS = 400;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

function seenAtLeast(lists: readonly (readonly string[])[], least: number): Set<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const each of new Set(list)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= least).map(([each]) => each));
}

/**
 * Fits a logistic regression with a quadratic penalty, by gradient descent with momentum and a step size for each
 * weight.
 */
export function fitSecondOpinion(from: readonly Lesson[]): Fitted {
  const beside = from.map(({ reading }) => wordsBeside(new Signs(), reading).beside.map(({ key }) => key));
  const vocabulary = seenAtLeast(beside, SEEN_WORD);
  const signs = from.map(({ reading }) => [...signsOfReading(reading, vocabulary)]);
  const seen = seenAtLeast(
    signs.map((list) => list.map(([name]) => name)),
    SEEN_SIGN,
  );
  const names = [...seen];
  const indexOf = new Map(names.map((name, n) => [name, n]));
  const points = signs.map((list) =>
    list.flatMap(([name, value]) => {
      const n = indexOf.get(name);
      return n === undefined ? [] : [[n, value] as const];
    }),
  );
  const size = names.length + 1;
  const [weights, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = new Float64Array(size);
    for (const [at, point] of points.entries()) {
      let sum = weights[size - 1]!;
      for (const [n, value] of point) sum += weights[n]! * value;
      const error = from[at]!.weight * (sigmoid(sum) - (from[at]!.isFalse ? 1 : 0));
      gradient[size - 1]! += error;
      for (const [n, value] of point) gradient[n]! += error * value;
    }
    const step = 0.03 * (1 - round / (ROUNDS + 1));
    for (let n = 0; n < size; n++) {
      const slope = gradient[n]! + (n < size - 1 ? PENALTY * weights[n]! : 0);
      mean[n] = 0.9 * mean[n]! + 0.1 * slope;
      spread[n] = 0.99 * spread[n]! + 0.01 * slope * slope;
      weights[n]! -= (step * (mean[n]! / (1 - 0.9 ** round))) / (Math.sqrt(spread[n]! / (1 - 0.99 ** round)) + 1e-8);
    }
  }
  return { bias: weights[size - 1]!, vocabulary, weights: new Map(names.map((name, n) => [name, weights[n]!])) };
}

/** Estimates, with fitted weights, the probability that a reading is wrong. */
export const doubtBy = ({ bias, vocabulary, weights }: Fitted, reading: Reading): number =>
  sigmoid(
    [...signsOfReading(reading, vocabulary)].reduce(
      (sum, [name, value]) => sum + value * (weights.get(name) ?? 0),
      bias,
    ),
  );
