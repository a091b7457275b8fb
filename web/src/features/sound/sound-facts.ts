import type { Sound } from '../../../../shared/listening/sound.ts';

/** Formats a level with one decimal: `-14.2`. */
export const level = (value: number): string => value.toFixed(1).replace(/^-0\.0$/, '0.0');

const channelNames: Record<number, string> = { 1: 'Mono', 2: 'Stereo' };

/** The measures of a recording that an artist knows from their tools, each with its name (product 37.4). */
export const soundFacts = ({ lufs, truePeak, range, bits, channels }: Sound): [name: string, value: string][] => [
  ...(lufs === null ? [] : [['Loudness', `${level(lufs)} LUFS`] satisfies [string, string]]),
  ...(truePeak === null ? [] : [['True peak', `${level(truePeak)} dBTP`] satisfies [string, string]]),
  ...(range === null ? [] : [['Range', `${level(range)} LU`] satisfies [string, string]]),
  ...(bits === null ? [] : [['Depth', `${bits} bit`] satisfies [string, string]]),
  ['Channels', channelNames[channels] ?? String(channels)],
];
