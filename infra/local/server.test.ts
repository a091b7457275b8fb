import { once } from 'node:events';
import { connect } from 'node:net';
import { httpCall, serving } from '../test/http-call.ts';
import { stoppedAtEnd } from '../test/test-cleanup.ts';
import { listen, readBody } from './server.ts';

/** The status with which a local server answers a request to this host name. */
const calledAs = (host: string) =>
  serving(
    (_request, response) => void response.end('the mail'),
    (url) => httpCall(url, { headers: { host } }),
  );

it.each(['127.0.0.1', '127.0.0.1:4400', 'localhost:4400', 'LOCALHOST', 'app.localhost:4400', '[::1]:4400'])(
  'answers to a name of this machine: %s',
  async (host) => {
    expect(await calledAs(host)).toMatchObject({ status: 200, body: 'the mail' });
  },
);

it.each([
  'evil.example',
  'evil.example:4400',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '127.0.0.1@evil.example',
])('refuses a page whose name was pointed at this machine: %s', async (host) => {
  const { status, body } = await calledAs(host);
  expect(status).toBe(421);
  expect(body).not.toContain('the mail');
});

describe('a body', () => {
  /**
   * Reads a body that is announced with this length but of which only these parts arrive before the caller disconnects.
   */
  const readOf = async (announced: number, sent: string[]): Promise<string> => {
    let resolveRead: (read: Promise<Buffer>) => void = () => {};
    const reading = new Promise<Buffer>((done) => {
      resolveRead = done;
    });
    const { url } = stoppedAtEnd(await listen((request) => resolveRead(readBody(request)), 0));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${announced}\r\n\r\n`);
    for (const part of sent) socket.write(part);
    socket.end();
    return (await reading).toString();
  };

  it('is read whole, in whatever parts it arrives', async () => {
    expect(await readOf(6, ['one', 'two'])).toBe('onetwo');
    expect(await readOf(0, [])).toBe('');
  });

  it('is refused when its caller disconnects before the end', async () => {
    await expect(readOf(100, ['one'])).rejects.toThrow(/aborted|disconnected/);
  });
});
