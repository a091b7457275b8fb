import { MAX_SOUND_PLACES, type SoundPlace } from '../../../shared/listening/sound.ts';
import type { Ending } from './block.ts';
import type { Measured } from './measures.ts';

/** Shorter silence at the beginning or the end is part of most recordings. */
const MIN_SILENCE_MS = 2000;

/** Lists the places worth hearing, in order: if there are too many, the clipped ones with the fewest samples go first. */
export function soundPlaces(
  { sampleRate, samples, clipping, silence, offset }: Measured,
  ending: Ending,
): SoundPlace[] {
  const ms = (count: number) => Math.round((count / sampleRate) * 1000);
  const durationMs = ms(samples);
  const broken = ending.faults.all.map(
    (fault): SoundPlace => ({ kind: 'broken', at: ms(fault.at), ms: ms(fault.samples) }),
  );
  const { headMs, tailMs } = silence;
  const silent: SoundPlace[] =
    silence.isSilent || offset.isFlat
      ? []
      : [
          { kind: 'silent-head' as const, at: 0, ms: headMs },
          { kind: 'silent-tail' as const, at: durationMs - tailMs, ms: tailMs },
          ...silence.gaps.map((gap) => ({ kind: 'gap' as const, ...gap })),
        ].filter((place) => place.ms >= MIN_SILENCE_MS);
  const clipped = [...(clipping?.places ?? [])]
    .sort((a, b) => b.clipped - a.clipped)
    .map((place): SoundPlace => ({ kind: 'clipped', at: ms(place.at), ms: ms(place.length) }));
  return [...broken, ...silent, ...clipped].slice(0, MAX_SOUND_PLACES).sort((a, b) => a.at - b.at);
}
