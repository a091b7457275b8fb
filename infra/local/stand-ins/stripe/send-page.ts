import type { ServerResponse } from 'node:http';

/** Sends one of the stand-in's own pages, which uses no scripts and loads nothing. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  });
  response.end(html);
}
