import { invalidArgument } from './s3-error.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const STORED = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];

/** The headers of an upload that come back with every read. */
export function storedHeaders(headers: Headers): Record<string, string> {
  const given = STORED.flatMap((name) => (headers[name] ? [[name, headerValue(name, headers[name])]] : []));
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(given) };
}

/** The value, if a response can carry it. Throws InvalidArgument: a parameter of a URL may be any text. */
export function headerValue(name: string, value: string): string {
  if (/^[\t\x20-\x7e\xa0-\xff]*$/.test(value)) return value;
  throw invalidArgument('Header value cannot be represented using ISO-8859-1.', {
    ArgumentName: name,
    ArgumentValue: value,
  });
}
