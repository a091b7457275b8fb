import { WAVE_CELL_MS } from '../../../../shared/listening/sound.ts';
import { requestPlaybackUrl } from '../media/request-playback-url.ts';
import { integratedLoudness, LOUDNESS_RATE } from './integrated-loudness.ts';
import type { Recording } from './recording.ts';

/** A waveform, decoded: the lowest and the highest sample of each cell, as signed bytes in turn. */
export type Peaks = { cellMs: number; peaks: Int8Array };

export type BrowserMeasures = Peaks & { lufs: number | null };

const FULL_SCALE = 127;
const CELL = (LOUDNESS_RATE * WAVE_CELL_MS) / 1000;
/** Waveforms and loudness are of mono or stereo. */
const MAX_CHANNELS = 2;

/** Lets the page draw and handle input. */
const pause = () => new Promise<void>((next) => setTimeout(next));

/**
 * Downloads a recording and measures it with the browser's own decoder.
 * @throws if it cannot be downloaded, or the browser cannot decode its format
 */
export async function measureInBrowser(recording: Recording): Promise<BrowserMeasures> {
  const answer = await fetch(await requestPlaybackUrl(recording));
  if (!answer.ok) throw new Error(`The storage answered with ${answer.status}`);
  const sound = await new OfflineAudioContext(1, 1, LOUDNESS_RATE).decodeAudioData(await answer.arrayBuffer());
  const channels = Array.from({ length: Math.min(sound.numberOfChannels, MAX_CHANNELS) }, (_, n) =>
    sound.getChannelData(n),
  );
  return {
    cellMs: WAVE_CELL_MS,
    peaks: await peaksOf(channels, sound.length),
    lufs: await integratedLoudness(channels, pause),
  };
}

/** How many cells are computed at a time: ten seconds of sound. */
const CELLS_AT_A_TIME = 500;

async function peaksOf(channels: readonly Float32Array[], length: number): Promise<Int8Array> {
  const peaks = new Int8Array(2 * Math.ceil(length / CELL));
  for (let cell = 0; 2 * cell < peaks.length; cell++) {
    let low = 0;
    let high = 0;
    for (const channel of channels) {
      for (const sample of channel.subarray(cell * CELL, (cell + 1) * CELL)) {
        low = Math.min(low, sample);
        high = Math.max(high, sample);
      }
    }
    peaks[2 * cell] = Math.round(Math.max(-1, low) * FULL_SCALE);
    peaks[2 * cell + 1] = Math.round(Math.min(1, high) * FULL_SCALE);
    if (cell % CELLS_AT_A_TIME === 0) await pause();
  }
  return peaks;
}
