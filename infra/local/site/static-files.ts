import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Whether CloudFront compresses a file: text of 1,000 to 10,000,000 bytes ("Serve compressed files"). */
const isCompressed = (type: string, size: number) =>
  /^(text|application|image\/svg)/.test(type) && size >= 1_000 && size <= 10_000_000;

/** Serves the built site as CloudFront does from the bucket: each path is a file, and there is no fallback. */
export function staticFiles(folder: string, contentSecurityPolicy: string): RequestListener {
  // Files already read, kept because a page loads dozens, most of them named after their contents.
  const known = new Map<string, Buffer>();
  const read = (file: string, changed: number, packed: boolean): Buffer => {
    const key = `${file} ${changed} ${packed}`;
    const contents = known.get(key) ?? (packed ? brotli(readFileSync(file)) : readFileSync(file));
    known.set(key, contents);
    return contents;
  };
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const file = path.join(folder, path.normalize(pathname));
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || !file.startsWith(folder)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const packed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && isCompressed(type, found.size);
    const contents = read(file, found.mtimeMs, packed);
    response.writeHead(200, {
      'content-type': type,
      'content-length': contents.length,
      ...(packed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': contentSecurityPolicy,
    });
    response.end(contents);
  };
}

/** Compresses with quality 5 of 11, which takes a few milliseconds and makes files as small as CloudFront's. */
const brotli = (contents: Buffer): Buffer =>
  brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
