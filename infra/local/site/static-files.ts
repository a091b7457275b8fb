import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The built site as the bucket has it: each path is a file, and none stands for another. */
export function staticFiles(folder: string, contentSecurityPolicy: string): RequestListener {
  const assets = new Map<string, Buffer>();
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const file = path.join(folder, path.normalize(pathname));
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || !file.startsWith(folder)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
      return;
    }
    const isAsset = pathname.startsWith('/assets/');
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': contentSecurityPolicy,
    });
    if (!isAsset) {
      createReadStream(file).pipe(response);
      return;
    }
    // A page loads dozens, each named for its contents.
    const contents = assets.get(file) ?? readFileSync(file);
    assets.set(file, contents);
    response.end(contents);
  };
}
