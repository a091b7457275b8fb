import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenTo } from './listen-to.ts';
import { write } from './test/corpus/corpus.ts';
import { recordingOf } from './test/corpus/file-in-memory.ts';
import reference from './test/loudness-reference.json' with { type: 'json' };
import { referenceFiles } from './test/reference-files.ts';

type Reference = { lufs: number; range: number; truePeak: number };

/**
 * The filters of ffmpeg whose last values are the reference. `FFMPEG=1 npx jest loudness-reference` measures the files
 * again with an installed ffmpeg, and writes the table.
 */
const FILTERS = 'ebur128=peak=true:metadata=1,ametadata=mode=print:file=-';
const TABLE = fileURLToPath(new URL('./test/loudness-reference.json', import.meta.url));

function measuredByFfmpeg(bytes: Uint8Array, extension: string): Reference {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-loudness-'));
  const file = path.join(folder, `file.${extension}`);
  writeFileSync(file, bytes);
  const args = ['-nostats', '-i', file, '-af', FILTERS, '-f', 'null', '-'];
  const { stdout, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  rmSync(folder, { recursive: true });
  const last = (key: string) => Number(stdout.split(`lavfi.r128.${key}=`).at(-1)?.split('\n')[0]);
  // Among the values of each step, the peak is rounded to a thousandth of full scale.
  return { lufs: last('I'), range: last('LRA'), truePeak: Number(/Peak: +(-?[\d.]+) dBFS/.exec(stderr)?.[1]) };
}

const references: Record<string, Reference> = reference;

describe('loudness and true peak are those of ffmpeg', () => {
  const written: Record<string, Reference> = {};

  it.each(referenceFiles.map((file) => [file.name, file] as const))('of %s', async (name, { sound, as }) => {
    const samples = sound();
    const bytes = await write(samples, as);
    const expected = process.env.FFMPEG ? measuredByFfmpeg(bytes, as.format.toLowerCase()) : references[name];
    if (!expected) throw new Error(`${name} has no reference`);
    written[name] = expected;
    const durationMs = Math.floor((1000 * (samples[0]?.length ?? 0)) / (as.rate ?? 44_100));
    const { lufs, range, truePeak } = (await listenTo(recordingOf(as.format, bytes, durationMs))).sound;
    expect(Math.abs((lufs ?? 0) - expected.lufs)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((truePeak ?? 0) - expected.truePeak)).toBeLessThanOrEqual(0.2);
    expect(Math.abs((range ?? 0) - expected.range)).toBeLessThanOrEqual(0.5);
  });

  it('is a table of 20 files', () => {
    if (process.env.FFMPEG) writeFileSync(TABLE, `${JSON.stringify(written, null, 2)}\n`);
    expect(Object.keys(process.env.FFMPEG ? written : references)).toEqual(referenceFiles.map(({ name }) => name));
    expect(referenceFiles).toHaveLength(20);
  });
});
