import { type InferenceSession, Tensor } from 'onnxruntime-web';
import type { Pixels } from './pixels.ts';

/** The height in pixels of a line that the model reads. */
export const LINE_HEIGHT = 48;

export type Reading = { text: string; sure: number };

/**
 * Reads a line of text with the recognition model of PP-OCRv4. For each column of the line, the model gives a
 * probability for each character, and for none. Equal neighbors are one character (connectionist temporal
 * classification).
 * @param characters the characters that the model knows, in its order
 * @returns `sure` is the mean probability of the characters
 */
export async function readLine(
  model: InferenceSession,
  characters: readonly string[],
  line: Pixels,
): Promise<Reading> {
  const input = new Tensor('float32', normalized(line), [1, 3, line.height, line.width]);
  const { [model.outputNames[0] ?? '']: output } = await model.run({ [model.inputNames[0] ?? '']: input });
  const probabilities = output?.data;
  const [, columns = 0, classes = 0] = output?.dims ?? [];
  if (!(probabilities instanceof Float32Array)) throw new Error('The model that reads text returned no probabilities');
  let [text, sum, count, previous] = ['', 0, 0, 0];
  for (let column = 0; column < columns; column++) {
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (let n = 0; n < classes; n++) {
      const probability = probabilities[column * classes + n] ?? 0;
      if (probability > most) [best, most] = [n, probability];
    }
    // Class 0 is no character.
    if (best !== 0 && best !== previous) {
      text += characters[best - 1] ?? '';
      sum += most;
      count++;
    }
    previous = best;
  }
  return { text: text.trim(), sure: count > 0 ? sum / count : 0 };
}

/** Blue, green and red from -1 to 1, each as a plane of its own. */
function normalized({ data, width, height }: Pixels): Float32Array {
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (const [n, channel] of [2, 1, 0].entries())
    for (let at = 0; at < plane; at++) input[n * plane + at] = (data[at * 3 + channel] ?? 0) / 127.5 - 1;
  return input;
}
