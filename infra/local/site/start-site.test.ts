import type { RequestListener } from 'node:http';
import { type HttpCall, httpCall } from '../../test/http-call.ts';
import { artwork } from './artwork.ts';
import { startSite } from './start-site.ts';

const saying =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.end(text);

/** Sends requests to one site, one after the other. */
async function visits(...calls: HttpCall[]) {
  const site = await startSite({
    port: 0,
    pages: 'built',
    api: saying('api'),
    art: artwork({ endpoint: 'http://127.0.0.1:9', bucket: 'artwork' }),
    mail: saying('mail'),
    schedules: saying('mail'),
    config: { userPoolId: 'pool' },
    toFiles: (files) => files,
    secure: (response) => response.setHeader('x-frame-options', 'DENY'),
    contentSecurityPolicy: "script-src 'self'",
  });
  try {
    const answers = [];
    for (const call of calls) answers.push(await httpCall(site.url, call));
    return answers;
  } finally {
    await site.stop();
  }
}

describe('the one origin of a laptop', () => {
  it('routes each path to its handler', async () => {
    const [api, mail, config] = await visits({ path: '/api/me' }, { path: '/local/mail' }, { path: '/config.json' });
    expect(api?.body).toBe('api');
    expect(mail?.body).toBe('mail');
    expect(JSON.parse(config?.body ?? '')).toEqual({ userPoolId: 'pool' });
  });

  it('refuses actions on the laptop from a page of another site', async () => {
    const post = (headers: Record<string, string>) => ({ method: 'POST', path: '/local/schedules/Daily', headers });
    const [foreign, none, tool] = await visits(
      post({ origin: 'https://elsewhere.example' }),
      post({ origin: 'null' }),
      post({}),
    );
    expect([foreign?.status, none?.status, tool?.status]).toEqual([403, 403, 200]);
  });

  it('sends the security headers with every answer', async () => {
    for (const answer of await visits({ path: '/api/me' }, { path: '/nothing.txt' }, { path: '//' })) {
      expect(answer.headers['x-frame-options']).toBe('DENY');
    }
  });

  it.each(['//', '/art/%E0%A4%A', '/art/%'])(
    'refuses a path that cannot be parsed, and keeps running: %s',
    async (path) => {
      const [refused, next] = await visits({ path }, { path: '/api/me' });
      expect(refused?.status).toBe(400);
      expect(next?.body).toBe('api');
    },
  );

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/../../package.json'])(
    'serves no file outside the built pages: %s',
    async (path) => {
      const [answer] = await visits({ path });
      expect(answer?.status).toBe(404);
    },
  );

  it('redirects from another name of the machine to its own address, with path and query; the API answers under each (design 10.9)', async () => {
    const elsewhere = { headers: { host: 'localhost:4400' } };
    const [page, odd, api] = await visits(
      { path: '/dashboard/releases?payment=success', ...elsewhere },
      { path: '//evil.example/', ...elsewhere },
      { path: '/api/me', ...elsewhere },
    );
    expect(page?.status).toBe(307);
    expect(page?.headers.location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dashboard\/releases\?payment=success$/);
    expect(new URL(String(odd?.headers.location)).hostname).toBe('127.0.0.1');
    expect(api?.body).toBe('api');
  });
});
