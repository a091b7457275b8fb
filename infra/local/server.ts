import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running part of the laptop: its address, and how to end it. After `stop()` everything acknowledged is on disk. */
export type Running = { url: string; stop: () => Promise<void> };

/**
 * Names of this machine. A page of the web whose name was pointed at 127.0.0.1 (DNS rebinding) is of its own origin to a browser, and
 * could read what a laptop answers; but it comes with its own name.
 */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\]|([\w-]+\.)*localhost)(:\d+)?$/i;

/** Listens on loopback, and to who calls it by a name of this machine, only. Port 0 takes a free one. */
export async function listen(handler: RequestListener, port: number): Promise<Running & { server: Server }> {
  const server = createServer((request, response) => {
    if (LOOPBACK.test(request.headers.host ?? '')) return handler(request, response);
    response
      .writeHead(421, { 'content-type': 'text/plain' })
      .end('This laptop answers to 127.0.0.1 and localhost only');
  });
  // Longer than any client keeps a connection, as the real services do: Node's five seconds end one just as it is used again.
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
 * By events and not as an iterator, which for each of a test run's hundred thousand bodies sets up more than it reads.
 * @throws Error when the caller goes before its end
 */
export const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    const gone = () => failed(new Error('The caller is gone'));
    if (request.destroyed) gone();
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => done(Buffer.concat(chunks)))
      .on('error', failed)
      .once('close', gone);
  });
