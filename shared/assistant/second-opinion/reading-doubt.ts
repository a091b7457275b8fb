import { type Reading, signsOfReading } from './signs-of-reading.ts';
import { BIAS, VOCABULARY, WEIGHTS } from './weights.ts';

/** Weights are stored in whole thousandths. */
const SCALE = 1000;
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

type Model = { bias: number; vocabulary: ReadonlySet<string>; weights: ReadonlyMap<string, number> };

let stored: Model | undefined;
/** Parses the stored weights on first use. */
const model = (): Model => {
  stored ??= {
    bias: BIAS / SCALE,
    vocabulary: new Set(VOCABULARY.split(' ')),
    weights: new Map(
      WEIGHTS.split('\n').map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1)) / SCALE] as const;
      }),
    ),
  };
  return stored;
};

/** Estimates the probability (0 to 1) that a reading would save something the artist did not mean. */
export function doubtOf(reading: Reading): number {
  const { bias, vocabulary, weights } = model();
  const signs = signsOfReading(reading, vocabulary);
  return sigmoid([...signs].reduce((sum, [sign, value]) => sum + value * (weights.get(sign) ?? 0), bias));
}
