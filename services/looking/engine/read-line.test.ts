import type { InferenceSession } from 'onnxruntime-web';
import { readLine } from './read-line.ts';

const CHARACTERS = ['a', 'l', ' '];

/** A model that sees, in each column, one class with some probability. */
const modelOf = (columns: readonly [number, number][]) => {
  const classes = CHARACTERS.length + 1;
  const data = new Float32Array(columns.length * classes);
  for (const [n, [seen, probability]] of columns.entries()) data[n * classes + seen] = probability;
  return {
    inputNames: ['x'],
    outputNames: ['y'],
    run: async () => ({ y: { data, dims: [1, columns.length, classes] } }),
  } as unknown as InferenceSession;
};
const line = { data: new Uint8Array(48 * 48 * 3), width: 48, height: 48 };

test('equal neighbors are one letter, and a gap between them makes two', async () => {
  const columns: [number, number][] = [
    [1, 0.9],
    [1, 0.7],
    [2, 0.8],
    [0, 1],
    [2, 0.7],
    [3, 0.6],
    [0, 1],
  ];
  expect(await readLine(modelOf(columns), CHARACTERS, line)).toEqual({ text: 'all', sure: expect.closeTo(0.75) });
});

test('a line without letters is not sure', async () => {
  expect(await readLine(modelOf([[0, 1]]), CHARACTERS, line)).toEqual({ text: '', sure: 0 });
});
