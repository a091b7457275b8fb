/** A checked recording that can be read from its beginning, as often as needed. */
export type Recording = {
  format: 'WAV' | 'FLAC' | 'MP3';
  /** The length that the file's header states, in milliseconds. */
  durationMs: number;
  open: () => AsyncIterable<Uint8Array>;
};
