/**
 * One frame of MPEG audio layer III: its length in bytes, its number of samples, and its sample rate (ISO 11172-3 and
 * 13818-3, 2.4.1.3).
 */
export type Mp3Frame = { bytes: number; samples: number; sampleRate: number; isMono: boolean; isMpeg1: boolean };

/** Bit rates in kbit/s, by the header's four bits. Recordings do not use 0 ("free") and 15. */
const bitRates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];
const LAYER_3 = 1;
const MPEG1 = 3;
const MPEG2 = 2;

const MP3_HEADER_BYTES = 4;

/** Returns the frame whose header begins at `at`; undefined if none begins there. */
export function mp3FrameAt(bytes: Buffer, at: number): Mp3Frame | undefined {
  if (bytes[at] !== 0xff || at + MP3_HEADER_BYTES > bytes.length) return undefined;
  const [second = 0, third = 0, fourth = 0] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  if ((second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== LAYER_3) return undefined;
  const version = (second >> 3) & 3;
  if (version === 1) return undefined;
  const isMpeg1 = version === MPEG1;
  const bitRate = (isMpeg1 ? bitRates.mpeg1 : bitRates.mpeg2)[third >> 4] ?? 0;
  const rate = sampleRates[(third >> 2) & 3];
  if (bitRate === 0 || rate === undefined) return undefined;
  const sampleRate = isMpeg1 ? rate : version === MPEG2 ? rate / 2 : rate / 4;
  const samples = isMpeg1 ? 1152 : 576;
  const length = Math.floor((samples / 8) * ((bitRate * 1000) / sampleRate)) + ((third >> 1) & 1);
  return { bytes: length, samples, sampleRate, isMono: fourth >> 6 === 3, isMpeg1 };
}

/** Returns the total number of frames, if the encoder states it in the first frame (Xing, Info). */
export function declaredFrames(bytes: Buffer, at: number, { isMono, isMpeg1 }: Mp3Frame): number | undefined {
  const offset = at + MP3_HEADER_BYTES + (isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  const name = bytes.toString('latin1', offset, offset + 4);
  if ((name !== 'Xing' && name !== 'Info') || offset + 12 > bytes.length) return undefined;
  return (bytes.readUInt32BE(offset + 4) & 1) === 1 ? bytes.readUInt32BE(offset + 8) : 0;
}

/** Whether another frame of the same stream follows, or the end of the file. */
export function isFollowed(chunk: Buffer, at: number, frame: Mp3Frame, isLast: boolean): boolean {
  const behind = at + frame.bytes;
  const next = mp3FrameAt(chunk, behind);
  if (next) return next.sampleRate === frame.sampleRate && next.samples === frame.samples;
  // Only tags may follow the file's last frame.
  return (
    isLast &&
    (behind === chunk.length || ['TAG', 'APE', 'LYR', 'ID3'].includes(chunk.toString('latin1', behind, behind + 3)))
  );
}
