import sharp from 'sharp';
import wavefile from 'wavefile';

/**
 * Makes a real recording: a chord in 16-bit stereo PCM at 44.1 kHz, written by a library whose files other programs can
 * read.
 */
export function wavOf(seconds: number): Uint8Array {
  const rate = 44_100;
  const length = Math.round(rate * seconds);
  const channel = (frequency: number) =>
    Int16Array.from({ length }, (_, i) => 9000 * Math.sin((2 * Math.PI * frequency * i) / rate));
  const wav = new wavefile.WaveFile();
  wav.fromScratch(2, rate, '16', [channel(220), channel(277.2)]);
  return wav.toBuffer();
}

/** Makes a WAV of exactly this many bytes, in 16-bit stereo at 44.1 kHz. Its samples repeat every few seconds. */
export function wavOfBytes(size: number): Uint8Array {
  const wav = Buffer.alloc(size);
  const second = Buffer.from(wavOf(1)).subarray(44);
  for (let at = 44; at < size; at += second.length) second.copy(wav, at);
  // Makes every stretch of the file differ from the others, so that parts that are swapped are noticed.
  for (let at = 44, n = 0; at + 2 <= size; at += 4096, n++) wav.writeUInt16LE(n % 65_536, at);
  wav.set(Buffer.from(wavOf(0)).subarray(0, 44));
  wav.writeUInt32LE(size - 8, 4);
  wav.writeUInt32LE(size - 44, 40);
  return wav;
}

const covers = new Map<string, Promise<Uint8Array>>();

/**
 * Makes a real cover: a JPEG with structure, so that it compresses like a picture rather than like a single color. Each
 * size is drawn only once.
 */
export function jpegOf(width: number, height = width): Promise<Uint8Array> {
  const size = `${width}x${height}`;
  const drawn = covers.get(size) ?? drawCover(width, height);
  covers.set(size, drawn);
  return drawn;
}

async function drawCover(width: number, height: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#20343c"/>
    ${Array.from({ length: 24 }, (_, i) => `<circle cx="${(i * 137) % width}" cy="${(i * 331) % height}" r="${width / 9}" fill="hsl(${i * 15} 45% 55% / 0.4)"/>`).join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 88 }).toBuffer();
}

/** Makes a real, silent MP3: MPEG-1 layer III at 128 kbit/s and 44.1 kHz, with only empty frames (ISO 11172-3). */
export function mp3Of(seconds: number): Uint8Array {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: Math.round((seconds * 44_100) / 1152) }, () => frame));
}
