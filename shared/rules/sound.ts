import type { Sound } from '../listening/sound.ts';
import type { Audio, Track } from '../releases/track.ts';
import { timeCode } from '../time-code.ts';
import type { Found } from './finding.ts';
import { defineRules, onEachTrack } from './rule.ts';

/** Stores refuse a lower rate, in hertz. */
const MIN_RATE = 44_100;
/** The rates that every store takes, in hertz. */
const USUAL_RATES = [44_100, 48_000, 88_200, 96_000, 176_400, 192_000];
/** No recording is shorter, in milliseconds. The shortest song that is sold has 1.3 seconds. */
const MIN_MS = 1000;
/** Stores pay nothing for a shorter play, in milliseconds. */
const PAID_MS = 30_000;
/** How much less sound than the header states is a rounding error of the encoder, in milliseconds. */
const MISSING_MS = 250;
/** The longest silence between sounds that no listener takes for the end, in milliseconds. */
const GAP_MS = 10_000;
const HEAD_MS = 5000;
const TAIL_MS = 15_000;
const MIN_BITS = 16;
/** A lower number of clipped runs cannot be heard. */
const CLIPPED_RUNS = 10;
/** The true peak from which players distort, in dBTP. */
const MAX_PEAK = 1;
/** The loudness below which a recording is far quieter than any other one, in LUFS. */
const QUIET_LUFS = -30;
/** The offset that can be heard as a click, as a share of full scale. */
const OFFSET = 0.01;
/** A shallower end of the spectrum has other causes, in dB. */
const WALL_DB = 25;

type Heard = { sound: Sound; audio: Audio; track: Track };

/** A rule about what was heard. It does not apply to recordings that nobody has listened to. */
const ofSound = (rule: (heard: Heard) => Omit<Found, 'place'> | undefined) =>
  onEachTrack((track) => {
    const { audio } = track;
    if (audio?.heard?.state !== 'heard') return undefined;
    const found = rule({ sound: audio.heard.sound, audio, track });
    return found && { place: { field: 'audio', trackId: track.id }, ...found };
  });

/** A rule about a recording that was not heard. */
const ofAudio = (rule: (audio: Audio) => Omit<Found, 'place'> | undefined) =>
  onEachTrack((track) => {
    const found = track.audio ? rule(track.audio) : undefined;
    return found && { place: { field: 'audio', trackId: track.id }, ...found };
  });

/**
 * Rules about recordings (product 37.3). Blocking: no store takes it, and it is certain. Whatever is measured by
 * statistics, or is a matter of taste, is contestable or advice.
 */
export const soundRules = defineRules({
  'sound-waiting': {
    severity: 'blocking',
    name: 'Listening to the audio',
    check: ofAudio(({ heard }) =>
      heard?.state === 'waiting' ? { text: 'We are still listening. It takes some seconds.' } : undefined,
    ),
  },
  'sound-broken': {
    severity: 'blocking',
    name: 'A damaged audio file',
    check: ofSound(({ sound: { broken, checksumDiffers, missingMs = 0, durationMs }, audio }) => {
      if (missingMs > MISSING_MS)
        return {
          text: `The sound ends at ${timeCode(durationMs)}, before the file does. Please export the file again.`,
          at: durationMs,
        };
      // A decoder of MP3 also reports what some programs write between the frames, and goes on.
      if (audio.format === 'MP3') return undefined;
      if (broken)
        return { text: `The file is damaged at ${timeCode(broken.at)}. Please export the file again.`, at: broken.at };
      return checksumDiffers
        ? { text: 'The file was damaged after it was made. Please export the file again.' }
        : undefined;
    }),
  },
  'sound-silent': {
    severity: 'blocking',
    name: 'Audio without sound',
    check: ofSound(({ sound }) => (sound.silent ? { text: 'There is no sound in this file.' } : undefined)),
  },
  'sound-short': {
    severity: 'blocking',
    name: 'The length of the audio',
    check: ofSound(({ sound }) =>
      sound.durationMs < MIN_MS ? { text: 'This file is shorter than a second.' } : undefined,
    ),
  },
  'sound-rate': {
    severity: 'blocking',
    name: 'The sample rate',
    check: ofAudio(({ sampleRate, heard }) =>
      heard && sampleRate < MIN_RATE
        ? { text: `Stores take 44.1 kHz or more. This file has ${sampleRate / 1000} kHz.` }
        : undefined,
    ),
  },
  'sound-channels': {
    severity: 'blocking',
    name: 'The channels of the audio',
    check: ofSound(({ sound: { channels } }) =>
      channels > 2 ? { text: `Stores take stereo. This file has ${channels} channels.` } : undefined,
    ),
  },
  'sound-errors': {
    severity: 'contestable',
    name: 'Errors in the audio file',
    check: ofSound(({ sound: { broken }, audio }) =>
      broken && audio.format === 'MP3'
        ? { text: `The file seems damaged at ${timeCode(broken.at)}. Does it sound right there?`, at: broken.at }
        : undefined,
    ),
  },
  'sound-odd-rate': {
    severity: 'contestable',
    name: 'The sample rate',
    check: ofAudio(({ sampleRate, heard }) =>
      heard && sampleRate >= MIN_RATE && !USUAL_RATES.includes(sampleRate)
        ? { text: `Few stores take ${sampleRate / 1000} kHz. 44.1 kHz and 48 kHz are usual.` }
        : undefined,
    ),
  },
  'sound-bits': {
    severity: 'contestable',
    name: 'The bit depth',
    check: ofSound(({ sound: { bits } }) =>
      bits !== null && bits < MIN_BITS ? { text: `Stores take 16 or 24 bits. This file has ${bits}.` } : undefined,
    ),
  },
  'sound-one-sided': {
    severity: 'contestable',
    name: 'A silent channel',
    check: ofSound(({ sound: { silentSide } }) =>
      silentSide ? { text: `The ${silentSide} channel is silent.` } : undefined,
    ),
  },
  'sound-inverted': {
    severity: 'contestable',
    name: 'Inverted channels',
    check: ofSound(({ sound: { inverted } }) =>
      inverted ? { text: 'Left and right cancel each other out, so a phone’s loudspeaker plays nothing.' } : undefined,
    ),
  },
  'sound-gap': {
    severity: 'contestable',
    name: 'A long silence',
    check: ofSound(({ sound: { gaps } }) =>
      gaps && gaps.longestMs >= GAP_MS
        ? {
            text: `There are ${Math.round(gaps.longestMs / 1000)} seconds of silence at ${timeCode(gaps.at)}. Stores want a hidden track as a track of its own.`,
            at: gaps.at,
          }
        : undefined,
    ),
  },
  'sound-unpaid': {
    severity: 'advice',
    name: 'The length of the audio',
    check: ofSound(({ sound: { durationMs } }) =>
      durationMs >= MIN_MS && durationMs < PAID_MS
        ? { text: 'Stores pay only for plays of 30 seconds or more, and this track is shorter.' }
        : undefined,
    ),
  },
  'sound-head': {
    severity: 'advice',
    name: 'Silence at the beginning',
    check: ofSound(({ sound: { headMs, silent } }) =>
      headMs > HEAD_MS && !silent
        ? {
            text: `The sound begins at ${timeCode(headMs)}. Listeners skip a track that begins with silence.`,
            at: headMs,
          }
        : undefined,
    ),
  },
  'sound-tail': {
    severity: 'advice',
    name: 'Silence at the end',
    check: ofSound(({ sound: { tailMs, durationMs, silent } }) =>
      tailMs > TAIL_MS && !silent
        ? { text: `The last ${Math.round(tailMs / 1000)} seconds are silent.`, at: durationMs - tailMs }
        : undefined,
    ),
  },
  'sound-clipped': {
    severity: 'advice',
    name: 'Clipped audio',
    check: ofSound(({ sound: { clipped } }) =>
      clipped && clipped.runs >= CLIPPED_RUNS
        ? { text: `The sound clips in ${clipped.runs} places, first at ${timeCode(clipped.at)}.`, at: clipped.at }
        : undefined,
    ),
  },
  'sound-peak': {
    severity: 'advice',
    name: 'The true peak',
    check: ofSound(({ sound: { truePeak } }) =>
      truePeak !== null && truePeak > MAX_PEAK
        ? { text: `The true peak is ${truePeak.toFixed(1)} dBTP. Above -1 dBTP, stores’ encoders can distort it.` }
        : undefined,
    ),
  },
  'sound-quiet': {
    severity: 'advice',
    name: 'The loudness',
    check: ofSound(({ sound: { lufs, silent } }) =>
      lufs !== null && lufs < QUIET_LUFS && !silent
        ? { text: `This track is very quiet: ${lufs.toFixed(1)} LUFS. Stores play at about -14 LUFS.` }
        : undefined,
    ),
  },
  'sound-mono': {
    severity: 'advice',
    name: 'Mono audio',
    check: ofSound(({ sound: { mono, channels } }) => {
      if (channels === 1) return { text: 'This file is mono. Some stores want stereo.' };
      return mono ? { text: 'Left and right are the same, so this is mono in a stereo file.' } : undefined;
    }),
  },
  'sound-padded': {
    severity: 'advice',
    name: 'The bit depth',
    check: ofSound(({ sound: { usedBits, bits } }) =>
      usedBits !== undefined && bits !== null && usedBits <= MIN_BITS && bits > MIN_BITS
        ? { text: `This ${bits}-bit file holds ${usedBits}-bit sound. Is there a better master?` }
        : undefined,
    ),
  },
  'sound-wall': {
    severity: 'advice',
    name: 'The source of the audio',
    check: ofSound(({ sound: { wall }, audio }) =>
      wall && wall.db >= WALL_DB && audio.format !== 'MP3'
        ? {
            text: `Nothing sounds above ${(wall.hz / 1000).toFixed(1)} kHz, as in a file that was made from an MP3. Is there a better master?`,
          }
        : undefined,
    ),
  },
  'sound-offset': {
    severity: 'advice',
    name: 'DC offset',
    check: ofSound(({ sound: { offset } }) =>
      offset !== undefined && Math.abs(offset) >= OFFSET
        ? { text: 'The whole wave is shifted up or down (DC offset), which can click where tracks meet.' }
        : undefined,
    ),
  },
  'sound-same': {
    severity: 'advice',
    name: 'The same recording',
    check: ofAudio(({ heard }) =>
      heard?.state === 'heard' && heard.sameIn?.[0]
        ? { text: `This recording is also in ${heard.sameIn.map(({ title }) => title).join(', ')}.` }
        : undefined,
    ),
  },
  'sound-unheard': {
    severity: 'advice',
    name: 'Audio that was not heard',
    check: ofAudio(({ heard }) =>
      heard?.state === 'unheard'
        ? {
            text:
              heard.why === 'format'
                ? 'We can’t listen to M4A files. Send WAV or FLAC if you have it.'
                : 'We couldn’t listen to this file. You can go on, and our office listens to it.',
          }
        : undefined,
    ),
  },
});
