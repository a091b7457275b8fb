/**
 * Tests the local inbox, which receives the email sent by the Cognito and SES stand-ins. The cloud has nothing like it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, copyAsAfterCrash, temporaryFolder } from '../../../test/test-cleanup.ts';
import { listen } from '../../server.ts';
import { findCode } from './find-code.ts';
import { openMail } from './open-mail.ts';

type Listed = { id: string; to: string; subject: string; at: string; code?: string; path: string };

async function inbox(directory = temporaryFolder()) {
  const { deliver, handler } = openMail({ directory });
  const { url, stop } = await listen(handler, 0);
  atEnd(stop);
  const list = async (query = ''): Promise<Listed[]> =>
    (await (await fetch(`${url}/local/mail.json${query}`)).json()) as Listed[];
  const page = async (path = '/local/mail') => (await fetch(`${url}${path}`)).text();
  return { deliver, directory, url, list, page };
}

const codeMail = (to: string, code: string) => ({
  to,
  subject: 'Your Segno code',
  html: `<p>Your code is <b>${code}</b>.</p>`,
});

describe('the list for scripts', () => {
  test('is newest first, with the codes', async () => {
    const { deliver, list } = await inbox();
    await deliver(codeMail('ana@example.com', '123456'));
    await deliver({ to: 'ben@example.com', subject: 'Submitted', html: '<p>Your release is in.</p>' });
    expect(await list()).toEqual([
      expect.objectContaining({ to: 'ben@example.com', subject: 'Submitted' }),
      expect.objectContaining({ to: 'ana@example.com', code: '123456', at: expect.stringMatching(/^\d{4}-.+Z$/) }),
    ]);
    expect((await list())[0]).not.toHaveProperty('code');
  });

  test('can be filtered by an address, in any case', async () => {
    const { deliver, list } = await inbox();
    await deliver(codeMail('ana+tag@example.com', '111111'));
    await deliver(codeMail('ben@example.com', '222222'));
    const query = `?to=${encodeURIComponent('Ana+Tag@Example.com')}`;
    expect((await list(query)).map(({ code }) => code)).toEqual(['111111']);
    expect(await list('?to=nobody@example.com')).toEqual([]);
  });

  test('emails delivered at the same moment keep their order', async () => {
    const { deliver, list } = await inbox();
    const codes = Array.from({ length: 50 }, (_, n) => String(100_000 + n));
    await Promise.all(codes.map((code) => deliver(codeMail('ana@example.com', code))));
    expect((await list()).map(({ code }) => code)).toEqual(codes.toReversed());
  });
});

describe('the page', () => {
  test('explains itself when it is empty', async () => {
    const { page } = await inbox();
    expect(await page()).toContain('No mail yet. Codes and notices that Segno sends will show here.');
  });

  test('shows recipient, subject, time and code, and links to the email', async () => {
    const { deliver, page, list } = await inbox();
    await deliver(codeMail('ana@example.com', '042042'));
    const html = await page();
    const [mail] = await list();
    expect(html).toContain('ana@example.com');
    expect(html).toContain(`<a href="${mail!.path}">Your Segno code</a>`);
    expect(html).toContain(`<time datetime="${mail!.at}">`);
    expect(html).toContain('<output aria-label="Code">042042</output>');
    expect(html).not.toContain('No mail yet');
  });

  test('needs no scripts or external resources, and refreshes itself', async () => {
    const { url, page } = await inbox();
    expect(await page()).toContain('<meta http-equiv="refresh" content="5">');
    const { headers } = await fetch(`${url}/local/mail`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('shows the contents of an email as text, never as markup', async () => {
    const { deliver, page } = await inbox();
    await deliver({ to: '"><img src=x>@example.com', subject: '<script>alert(1)</script>', html: '' });
    const html = await page();
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
  });
});

describe('one email', () => {
  const hostile = {
    from: 'Segno <mail@segno.test>',
    to: 'ana@example.com',
    subject: 'Hi',
    html: '<h1>Señora</h1><script>steal()</script>',
    text: 'Señora </pre><script>steal()</script>',
  };

  test('shows sender, recipient, its HTML at two widths and its text part', async () => {
    const { deliver, list, page } = await inbox();
    await deliver(hostile);
    const [mail] = await list();
    const html = await page(mail!.path);
    expect(html).toContain('From Segno &#60;mail@segno.test&#62;');
    expect(html).toContain('To ana@example.com');
    for (const width of [600, 390])
      expect(html).toContain(
        `<iframe title="The email as it looks at ${width} px" width="${width}" src="${mail!.path}/html" sandbox="allow-popups`,
      );
    expect(html).toContain('<pre>Señora &#60;/pre&#62;&#60;script&#62;');
    expect(html).not.toContain('<script');
  });

  test('is shown in a sandbox: it runs nothing, and its links open in new tabs', async () => {
    const { deliver, list, url } = await inbox();
    await deliver(hostile);
    const [mail] = await list();
    const response = await fetch(`${url}${mail!.path}/html`);
    expect(await response.text()).toBe(hostile.html);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    );
  });

  test('is a 404 when it does not exist, as is any other path; writing is refused', async () => {
    const { url } = await inbox();
    for (const path of ['/local/mail/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/local/mail/../x', '/local/mails', '/', '//'])
      expect((await fetch(`${url}${path}`)).status).toBe(404);
    expect((await fetch(`${url}/local/mail`, { method: 'POST' })).status).toBe(405);
  });
});

describe('the disk', () => {
  test('has an email once its delivery is acknowledged, even if the process is killed', async () => {
    const before = await inbox();
    for (const code of ['123456', '654321']) await before.deliver(codeMail('ana@example.com', code));
    const after = await inbox(copyAsAfterCrash(before.directory));
    expect(await after.list()).toEqual(await before.list());
    expect((await after.list()).map(({ code }) => code)).toEqual(['654321', '123456']);
  });

  test('keeps the newest 200', async () => {
    const { deliver, list } = await inbox();
    for (let n = 0; n < 203; n++) await deliver(codeMail('ana@example.com', String(100_000 + n)));
    const codes = (await list()).map(({ code }) => code);
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([200, '100202', '100003']);
  });

  test('stops the start with the name of a damaged file, and keeps it', async () => {
    const directory = temporaryFolder();
    const file = join(directory, 'mail.jsonl');
    await writeFile(file, '{}\n');
    expect(() => openMail({ directory })).toThrow(`The journal ${file} is damaged`);
    expect(await readFile(file, 'utf8')).toBe('{}\n');
  });
});

describe('the code', () => {
  test.each([
    ['in the text', 'Hi', '<p>Code: <b>123456</b>.</p>', '123456'],
    ['in the subject', '123456 is your Segno code', '', '123456'],
    [
      'not in a style',
      'Hi',
      '<style>p{color:#123456;width:234567px}</style><p style="color:#123456">No</p>',
      undefined,
    ],
    ['not in a link', 'Hi', '<a href="https://example.com/releases/123456">Open</a>', undefined],
    ['not in an entity', 'Hi', '<p>&#127925;&#x1F3B5;</p>', undefined],
    ['not in a longer number', 'Hi', '<p>UPC 1234567, ISRC QM-123456, $123456, 123456.78</p>', undefined],
  ])('is found %s', (_, subject, html, code) => {
    expect(findCode({ subject, html })).toBe(code);
  });
});
