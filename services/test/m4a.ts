const atom = (name: string, ...contents: Uint8Array[]): Buffer => {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, 4 * n);
  return bytes;
};

/** Errors to put into an M4A. */
export type M4aLie = {
  ticks?: number;
  timescale?: number;
  channels?: number;
  codec?: string;
  sizes?: number;
  places?: number[];
  /** Adds a track of moving pictures before the sound. */
  film?: true;
};

const RATE = 44_100;
const PACKET_SAMPLES = 1024;
/** A silent AAC packet: a stereo pair. */
const SILENCE = Buffer.from('21100460 8c1c'.replace(' ', ''), 'hex');

/** Makes the sound track's box for this many packets, which begin at `offset`. */
function movie(packets: number, offset: number, lie: M4aLie): Buffer {
  const ticks = packets * PACKET_SAMPLES;
  const sound = Buffer.alloc(28);
  sound.writeUInt16BE(1, 6);
  sound.writeUInt16BE(lie.channels ?? 2, 16);
  sound.writeUInt16BE(16, 18);
  sound.writeUInt16BE(RATE, 24);
  const audioConfig = Buffer.from(
    '0000000003190001000411401500000000000000000000000502121006 0102'.replace(' ', ''),
    'hex',
  );
  const table = atom(
    'stbl',
    atom('stsd', numbers(0, 1), atom(lie.codec ?? 'mp4a', sound, atom('esds', audioConfig))),
    atom('stts', numbers(0, 1, packets, PACKET_SAMPLES)),
    atom('stsc', numbers(0, 1, 1, packets, 1)),
    atom('stsz', numbers(0, 0, packets, ...Array.from({ length: packets }, () => lie.sizes ?? SILENCE.length))),
    atom('stco', numbers(0, ...(lie.places ? [lie.places.length, ...lie.places] : [1, offset]))),
  );
  const clock = numbers(0, 0, 0, lie.timescale ?? RATE, lie.ticks ?? ticks, 0x55c40000);
  const handler = (kind: string) =>
    Buffer.concat([numbers(0, 0), Buffer.from(kind), numbers(0, 0, 0), Buffer.alloc(1)]);
  const media = atom(
    'mdia',
    atom('mdhd', clock),
    atom('hdlr', handler('soun')),
    atom('minf', atom('smhd', numbers(0, 0)), atom('dinf', atom('dref', numbers(0, 0))), table),
  );
  const movieHeader = atom('mvhd', numbers(0, 0, 0, RATE, ticks, 0x10000), Buffer.alloc(76));
  const trackHeader = atom('tkhd', numbers(7, 0, 0, 1, 0, ticks), Buffer.alloc(60));
  const pictures = lie.film
    ? [atom('trak', trackHeader, atom('mdia', atom('mdhd', clock), atom('hdlr', handler('vide'))))]
    : [];
  return atom('moov', movieHeader, ...pictures, atom('trak', trackHeader, media));
}

/** Makes an M4A of silent AAC packets, stereo at 44.1 kHz (ISO 14496-12 and 14496-14). */
export function m4aOf(packets: number, lie: M4aLie = {}): Buffer {
  const type = atom('ftyp', Buffer.from('M4A '), numbers(0), Buffer.from('M4A mp42isom'));
  const length = movie(packets, 0, lie).length;
  const sound = atom('mdat', ...Array.from({ length: packets }, () => SILENCE));
  return Buffer.concat([type, movie(packets, type.length + length + 8, lie), sound]);
}
