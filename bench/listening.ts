import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeFlac } from '../services/listening/test/corpus/encode-flac.ts';
import { music } from '../services/listening/test/corpus/music.ts';
import { atMost, type Figure } from './figure.ts';

const CHILD = fileURLToPath(new URL('./in-child/listen.ts', import.meta.url));
const MB = 1024 ** 2;

type Measured = { seconds: number; megabytes: number };

/** Listens in a process of its own. */
function measure(what: 'listen' | 'copy', ...file: string[]): Measured {
  const node = ['--import', 'tsx', CHILD, what, ...file];
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' })) as Measured;
}

/** Measures the processor time of listening to a recording, and the memory of a process that does nothing else. */
export async function listening(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-listening-'));
  try {
    const flac = path.join(folder, 'long.flac');
    const song = music({ seconds: 20, rate: 96_000 });
    writeFileSync(flac, await encodeFlac(song, { rate: 96_000, bits: 24, level: 5, times: 13 }));
    const flacMb = Math.round(statSync(flac).size / MB);
    const short = measure('listen', 'wav', String(52 * MB));
    const compressed = measure('listen', 'flac', flac);
    const long = measure('listen', 'wav', String(2048 * MB));
    return [
      atMost('a WAV of 3 minutes, 24 bits at 48 kHz, heard', short.seconds, 's CPU', 2),
      atMost('memory for it', short.megabytes, 'MB', 200),
      atMost(`a FLAC of ${flacMb} MB, per 100 MB`, (100 * compressed.seconds) / flacMb, 's CPU', 6),
      atMost('memory for it', compressed.megabytes, 'MB', null),
      atMost('a WAV of 2 GB, heard', long.seconds, 's CPU', 60),
      atMost('memory for it', long.megabytes, 'MB', 220),
      atMost(
        'the listening copy of the WAV of 3 minutes',
        measure('copy', 'wav', String(52 * MB)).seconds,
        's CPU',
        null,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
