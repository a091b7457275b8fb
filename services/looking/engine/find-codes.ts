import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Box } from '../../../shared/looking/look.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { boxAround, type Pixels } from './pixels.ts';

/** The codes that are looked for. Other bar codes have no checksum, and are found in striped pictures. */
const FORMATS = ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'EAN13', 'UPCA'] as const;
/** In how many rows a bar code must be read, so that stripes are not taken for one. */
const MIN_LINES = 8;

let opened: Promise<unknown> | undefined;

/** Loads the decoder once. It would otherwise fetch its code from the network. */
async function openDecoder(): Promise<void> {
  opened ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true }),
  );
  await opened;
}

/** Finds QR codes and bar codes: their text, and where they are. */
export async function findCodes(pixels: Pixels, most: number): Promise<{ text: string; box: Box }[]> {
  await openDecoder();
  const { data, width, height } = pixels;
  const colors = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    colors[at * 4] = data[at * 3] ?? 0;
    colors[at * 4 + 1] = data[at * 3 + 1] ?? 0;
    colors[at * 4 + 2] = data[at * 3 + 2] ?? 0;
    colors[at * 4 + 3] = 255;
  }
  const codes = await readBarcodes({ data: colors, width, height, colorSpace: 'srgb' }, {
    formats: [...FORMATS],
    tryHarder: true,
    minLineCount: MIN_LINES,
    maxNumberOfSymbols: most,
  });
  return codes
    .filter(({ isValid }) => isValid)
    .map(({ text, position }) => ({
      text,
      box: boxAround([position.topLeft, position.topRight, position.bottomRight, position.bottomLeft], pixels),
    }));
}
