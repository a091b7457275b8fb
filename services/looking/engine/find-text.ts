import { type InferenceSession, Tensor } from 'onnxruntime-web';
import type { Pixels, Point } from './pixels.ts';
import { smallestBox, type TurnedBox } from './turned-box.ts';

/** The model's probability above which a pixel belongs to text, and the mean above which an area is text. */
const PIXEL = 0.3;
const AREA = 0.6;
/** The shortest side of an area of text, in pixels of the picture that the model sees. */
const MIN_SIDE = 4;
/** The model marks the core of each line. This is how far its outline is moved out, in relation to its size. */
const UNCLIP = 1.5;
/** The mean and deviation of red, green and blue in the pictures with which the model was trained. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/**
 * Finds the lines of text in a picture with the detection model of PP-OCRv4 (differentiable binarization). The
 * picture's sides must be multiples of 32.
 */
export async function findText(model: InferenceSession, pixels: Pixels): Promise<TurnedBox[]> {
  const { width, height } = pixels;
  const input = new Tensor('float32', normalized(pixels), [1, 3, height, width]);
  const { [model.outputNames[0] ?? '']: output } = await model.run({ [model.inputNames[0] ?? '']: input });
  const probabilities = output?.data;
  if (!(probabilities instanceof Float32Array)) throw new Error('The model that finds text returned no probabilities');
  return areasIn(probabilities, width, height)
    .map(smallestBox)
    .filter((box) => Math.min(box.width, box.height) >= MIN_SIDE)
    .map(movedOut);
}

/** Blue, green and red, each as a plane of its own: the order in which the model was trained. */
function normalized({ data, width, height }: Pixels): Float32Array {
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (const [n, channel] of [2, 1, 0].entries()) {
    const mean = MEAN[n] ?? 0;
    const deviation = DEVIATION[n] ?? 1;
    for (let at = 0; at < plane; at++) input[n * plane + at] = ((data[at * 3 + channel] ?? 0) / 255 - mean) / deviation;
  }
  return input;
}

/** The outlines of connected areas of text. */
function areasIn(probabilities: Float32Array, width: number, height: number): Point[][] {
  const seen = new Uint8Array(width * height);
  const isText = (at: number) => (probabilities[at] ?? 0) > PIXEL;
  const areas: Point[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isText(start)) continue;
    seen[start] = 1;
    const queue = [start];
    const outline: Point[] = [];
    let sum = 0;
    for (let next = 0; next < queue.length; next++) {
      const at = queue[next] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      sum += probabilities[at] ?? 0;
      const beside = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ];
      let isEdge = false;
      for (const other of beside) {
        if (other < 0 || !isText(other)) isEdge = true;
        else if (!seen[other]) {
          seen[other] = 1;
          queue.push(other);
        }
      }
      if (isEdge) outline.push({ x, y });
    }
    if (sum / queue.length >= AREA) areas.push(outline);
  }
  return areas;
}

function movedOut(box: TurnedBox): TurnedBox {
  const { width, height } = box;
  const distance = (width * height * UNCLIP) / (2 * (width + height));
  return { ...box, width: width + 2 * distance, height: height + 2 * distance };
}
