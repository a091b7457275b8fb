import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A running part of the local stack: its URL, and a function that stops it. After `stop()`, all acknowledged data is on
 * disk.
 */
export type Running = { url: string; stop: () => Promise<void> };

/**
 * The names of this machine. A page whose own domain was pointed at 127.0.0.1 (DNS rebinding) could otherwise read
 * local responses, because for the browser its origin stays the same. But its requests name that domain as their host,
 * so they are rejected.
 */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\]|([\w-]+\.)*localhost)(:\d+)?$/i;

/** Listens on loopback, and answers only requests that use a name of this machine. Port 0 picks a free port. */
export async function listen(handler: RequestListener, port: number): Promise<Running & { server: Server }> {
  const server = createServer((request, response) => {
    if (LOOPBACK.test(request.headers.host ?? '')) return handler(request, response);
    response
      .writeHead(421, { 'content-type': 'text/plain' })
      .end('This laptop answers to 127.0.0.1 and localhost only');
  });
  // Longer than any client keeps a connection, as in the real services. With Node's default of five seconds, a
  // connection might be closed just as it is reused.
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
 * Reads a body with events rather than an iterator: a test run reads a hundred thousand bodies, and setting up an
 * iterator takes longer than the read itself.
 * @throws Error if the caller disconnects before the end
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
