import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A running part of the laptop: its address, and a function that stops it. After `stop()`, all acknowledged data is on
 * disk.
 */
export type Running = { url: string; stop: () => Promise<void> };

/**
 * Names of this machine. A page whose own domain was pointed at 127.0.0.1 (DNS rebinding) could read the laptop's
 * responses, because its origin stays the same in the browser. Its requests name that domain as their host, so they are
 * refused.
 */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\]|([\w-]+\.)*localhost)(:\d+)?$/i;

/** Listens on loopback, and answers only requests that use a name of this machine. Port 0 picks a free one. */
export async function listen(handler: RequestListener, port: number): Promise<Running & { server: Server }> {
  const server = createServer((request, response) => {
    if (LOOPBACK.test(request.headers.host ?? '')) return handler(request, response);
    response
      .writeHead(421, { 'content-type': 'text/plain' })
      .end('This laptop answers to 127.0.0.1 and localhost only');
  });
  // Longer than any client keeps a connection, as in the real services. Node's default of five seconds could close a
  // connection just as it is reused.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}

/**
 * Reads a body with events instead of an iterator, because a test run reads a hundred thousand bodies, and for each the
 * iterator's setup would take longer than the read.
 * @throws Error when the caller disconnects before the end
 */
export const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    const gone = () => failed(new Error('The caller disconnected'));
    if (request.destroyed) gone();
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => done(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
      .on('error', failed)
      // Every request closes. The error is made only when it is needed, because its stack costs more than the read.
      .once('close', () => request.readableEnded || gone());
  });
