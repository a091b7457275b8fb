import type { Block } from './block.ts';
import { Clipping } from './clipping.ts';
import { Fingerprint } from './fingerprint.ts';
import { Loudness } from './loudness.ts';
import { Offset } from './offset.ts';
import { Silence } from './silence.ts';
import { Spectrum } from './spectrum.ts';
import { Stereo } from './stereo.ts';
import { TruePeak } from './true-peak.ts';
import { Waveform } from './waveform.ts';

export type Measured = ReturnType<Measures['end']>;

/** All measures of a recording. Each sees every block. */
export class Measures {
  readonly sampleRate: number;
  readonly channels: number;
  readonly #fingerprint: Fingerprint;
  readonly #clipping: Clipping;
  readonly #loudness: Loudness;
  readonly #offset: Offset;
  readonly #silence: Silence;
  readonly #spectrum: Spectrum;
  readonly #stereo = new Stereo();
  readonly #truePeak: TruePeak;
  readonly #waveform: Waveform;
  #samples = 0;

  private constructor(sampleRate: number, channels: number, fingerprint: Fingerprint) {
    this.sampleRate = sampleRate;
    this.channels = channels;
    this.#fingerprint = fingerprint;
    this.#clipping = new Clipping(sampleRate, channels);
    this.#loudness = new Loudness(sampleRate, channels);
    this.#offset = new Offset(channels);
    this.#silence = new Silence(sampleRate);
    this.#spectrum = new Spectrum(sampleRate, channels);
    this.#truePeak = new TruePeak(sampleRate, channels);
    this.#waveform = new Waveform(sampleRate);
  }

  static async open({ sampleRate, channels }: Block): Promise<Measures> {
    return new Measures(sampleRate, channels.length, await Fingerprint.open(sampleRate, channels.length));
  }

  /** How many samples a channel has. */
  get samples(): number {
    return this.#samples;
  }

  add(block: Block): void {
    this.#samples += block.channels[0]?.length ?? 0;
    this.#clipping.add(block);
    this.#fingerprint.add(block);
    this.#loudness.add(block);
    this.#offset.add(block);
    this.#silence.add(block);
    this.#spectrum.add(block);
    this.#stereo.add(block);
    this.#truePeak.add(block);
    this.#waveform.add(block);
  }

  /** Frees the memory of the fingerprint. */
  close(): void {
    this.#fingerprint.close();
  }

  end() {
    return {
      sampleRate: this.sampleRate,
      channels: this.channels,
      samples: this.#samples,
      clipping: this.#clipping.end(),
      loudness: this.#loudness.end(),
      offset: this.#offset.end(),
      print: this.#fingerprint.end(),
      silence: this.#silence.end(),
      stereo: this.#stereo.end(),
      truePeak: this.#truePeak.end(),
      wall: this.#spectrum.end(),
      wave: this.#waveform.end(),
    };
  }
}
