import { type Atom, findAtom, readAtoms } from './atoms.ts';
import {
  type AudioVerdict,
  cutOff,
  film,
  implausible,
  isPlausibleSound,
  notAudio,
  recordingVerdict,
} from './audio-verdict.ts';
import type { ByteSource } from './byte-source.ts';
import { readSamples, type Samples } from './m4a-samples.ts';

const CODECS = ['mp4a', 'alac'];
const MAX_TRACKS = 16;
/** Samples in one packet: AAC has 1024, HE-AAC 2048, ALAC 4096. */
const PACKET = { fewest: 256, most: 16_384 };
/**
 * The maximum difference between the two durations that a file states for a track, one of which excludes the encoder's
 * padding.
 */
const LENGTH_TOLERANCE = 0.05;

type Sound = { codec: string; channels: number; sampleRate: number };

export const isM4a = (head: Buffer): boolean => head.toString('latin1', 4, 8) === 'ftyp';

/**
 * Reads the duration of an M4A from its audio track, whose packets must all be present (ISO 14496-12, sections 8.3 to
 * 8.7). Refuses a film, whose sound would otherwise be delivered with its pictures.
 */
export async function readM4a(source: ByteSource): Promise<AudioVerdict> {
  const atoms = await readAtoms(source, { begin: 0, end: source.size });
  const sound = atoms.filter(({ name }) => name === 'mdat');
  if (sound.some(({ end }) => end > source.size)) return cutOff;
  const movie = atoms.find(({ name }) => name === 'moov');
  if (!movie || movie.end > source.size) return sound.length > 0 ? cutOff : notAudio;
  const tracks = await readTracks(source, movie);
  if (tracks.some(({ kind }) => kind === 'vide')) return film;
  const track = tracks.find(({ kind }) => kind === 'soun')?.atom;
  if (!track) return notAudio;
  const described = await findAtom(source, track, 'mdia/minf/stbl/stsd');
  const clock = await clockOf(source, track);
  const samples = await readSamples(source, track);
  if (!described || !clock || !samples) return cutOff;
  const { codec, channels, sampleRate } = await soundOf(source, described, clock.ticksPerSecond);
  if (!CODECS.includes(codec)) return notAudio;
  if (!isPlausibleSound({ sampleRate, channels })) return implausible;
  if (samples.count === 0 || clock.ticks === 0) return cutOff;
  const seconds = clock.ticks / clock.ticksPerSecond;
  if (!hasAllBytes(samples, sound)) return cutOff;
  return fits(samples, clock, seconds * sampleRate) ? recordingVerdict('M4A', { seconds, sampleRate }) : implausible;
}

/** Reads the tracks of a file, and whether each one is sound (`soun`), moving pictures (`vide`) or something else. */
async function readTracks(source: ByteSource, movie: Atom): Promise<{ atom: Atom; kind: string }[]> {
  const atoms = (await readAtoms(source, movie)).filter(({ name }) => name === 'trak').slice(0, MAX_TRACKS);
  const tracks: { atom: Atom; kind: string }[] = [];
  for (const atom of atoms) {
    const handler = await findAtom(source, atom, 'mdia/hdlr');
    const kind = handler ? (await source.read(handler.begin + 8, 4)).toString('latin1') : '';
    tracks.push({ atom, kind });
  }
  return tracks;
}

async function clockOf(
  source: ByteSource,
  track: Atom,
): Promise<{ ticksPerSecond: number; ticks: number } | undefined> {
  const header = await findAtom(source, track, 'mdia/mdhd');
  const bytes = header && (await source.read(header.begin, 32));
  if (!bytes || bytes.length < 32) return undefined;
  const clock =
    bytes[0] === 1
      ? { ticksPerSecond: bytes.readUInt32BE(20), ticks: Number(bytes.readBigUInt64BE(24)) }
      : { ticksPerSecond: bytes.readUInt32BE(12), ticks: bytes.readUInt32BE(16) };
  return clock.ticksPerSecond > 0 ? clock : undefined;
}

/**
 * Reads the first description of the audio (ISO 14496-12, 12.2.3). Its rate field cannot hold more than 65,535 Hz, so
 * ALAC states the rate in its own box.
 */
async function soundOf(source: ByteSource, described: Atom, clockRate: number): Promise<Sound> {
  const bytes = await source.read(described.begin + 8, 72);
  if (bytes.length < 36) return { codec: '', channels: 0, sampleRate: 0 };
  const codec = bytes.toString('latin1', 4, 8);
  const own = codec === 'alac' && bytes.length >= 72 && bytes.toString('latin1', 40, 44) === 'alac';
  const sampleRate = own ? bytes.readUInt32BE(68) : bytes.readUInt16BE(32);
  return { codec, channels: bytes.readUInt16BE(24), sampleRate: sampleRate || clockRate };
}

/**
 * Whether the file contains as many bytes of audio as its tables state, including the first and last positions that
 * they name.
 */
const hasAllBytes = ({ bytes, count, first, last }: Samples, sound: readonly Atom[]): boolean =>
  bytes >= count &&
  bytes <= sound.reduce((sum, { begin, end }) => sum + end - begin, 0) &&
  [first, last].every((offset) => sound.some(({ begin, end }) => offset >= begin && offset < end));

const fits = ({ count, ticks }: Samples, clock: { ticks: number }, soundSamples: number): boolean =>
  Math.abs(ticks - clock.ticks) <= clock.ticks * LENGTH_TOLERANCE + PACKET.most &&
  soundSamples / count >= PACKET.fewest &&
  soundSamples / count <= PACKET.most;
