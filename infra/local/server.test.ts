import { httpCall, serving } from '../test/http-call.ts';

/** How a server of the laptop answers to a caller who knows it by this name. */
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
])('tells nothing to a page whose name was pointed at this machine: %s', async (host) => {
  const { status, body } = await calledAs(host);
  expect(status).toBe(421);
  expect(body).not.toContain('the mail');
});
