/** The kind of a file, as its first bytes reveal. */
export type FileKind =
  | 'text'
  | 'gzip'
  | 'zip'
  | 'old Office file'
  | 'other archive'
  | 'web page'
  | 'spreadsheet'
  | 'PDF'
  | 'picture or program';
/** Unicode encodings that the bytes reveal. Other encodings are guessed. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const begins = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, n) => bytes[n] === byte);

/** Recognizes UTF-16 by its byte order mark, or by the zero bytes of ASCII column names. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be';
  const empty = (rest: number) => bytes.filter((byte, n) => n % 2 === rest && byte === 0).length;
  if (empty(1) > bytes.length / 8 && empty(0) === 0) return 'utf-16le';
  if (empty(0) > bytes.length / 8 && empty(1) === 0) return 'utf-16be';
  return 'utf-8';
}

/** The signatures of RAR, 7-Zip, bzip2, xz and Zstandard. */
const archives = [
  [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07],
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  [0x42, 0x5a, 0x68, 0x39, 0x31, 0x41, 0x59],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x28, 0xb5, 0x2f, 0xfd],
];
const TAR = [0x75, 0x73, 0x74, 0x61, 0x72];

/** Recognizes the kind of a file. @param bytes the first thousand bytes or so */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (begins(bytes, 0x1f, 0x8b)) return 'gzip';
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'PDF';
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old Office file';
  if (archives.some((start) => begins(bytes, ...start)) || begins(bytes.subarray(257), ...TAR)) return 'other archive';
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (/^\s*<\?xml[^>]*>\s*<\?mso|^\s*<(\?xml[\s\S]*)?Workbook/i.test(text)) return 'spreadsheet';
  if (/^\s*<(!doctype|html|head|body|table|\?xml|script|!--)/i.test(text)) return 'web page';
  return encoding === 'utf-8' && bytes.includes(0) ? 'picture or program' : 'text';
}
