import { invalidArgument, S3Error } from './s3-error.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const KEPT = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];
const LARGEST_METADATA = 2048;

/** The headers of an upload that come back with every read. Throws MetadataTooLarge. */
export function storedHeaders(headers: Headers): Record<string, string> {
  const stored: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  let metadata = 0;
  for (const [name, value] of Object.entries(headers)) {
    if (!value) continue;
    if (name.startsWith('x-amz-meta-')) metadata += name.length - 'x-amz-meta-'.length + Buffer.byteLength(value);
    else if (!KEPT.includes(name)) continue;
    // How the body travelled, not what it is.
    const kept = name === 'content-encoding' ? value.replace(/\baws-chunked\b,?\s*/, '') : value;
    if (kept) stored[name] = headerValue(name, kept);
  }
  if (metadata > LARGEST_METADATA) {
    throw new S3Error(400, 'MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size');
  }
  return stored;
}

/** The value, if a response can carry it. Throws InvalidArgument: a parameter of a URL may be any text. */
export function headerValue(name: string, value: string): string {
  if (/^[\t\x20-\x7e\xa0-\xff]*$/.test(value)) return value;
  throw invalidArgument('Header value cannot be represented using ISO-8859-1.', {
    ArgumentName: name,
    ArgumentValue: value,
  });
}
