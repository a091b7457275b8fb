import { readFileSync } from 'node:fs';
import { changeIdOf, type PayoutId, type ReleaseId } from '../../shared/ids.ts';
import { Mail } from '../../shared/mail/mail.ts';
import { payoutStates } from '../../shared/payouts/payout-state.ts';
import { anId } from '../../shared/test/builders.ts';
import { colours } from './colors.ts';
import type { Letter } from './letter.ts';
import { letterFor } from './letter-for.ts';
import { confirm } from './letters/confirm.ts';
import { reset } from './letters/reset.ts';
import { plainText } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';

const siteUrl = 'https://music.example.com';
const paid = {
  releaseId: anId<ReleaseId>('rel_01J0000000000000000000000A'),
  plan: 'ep',
  cents: 600,
  paidAt: '2026-11-21T23:10:00.000Z',
  paymentId: 'pi_3QxYz',
} as const;

/** A release's page at a store, the only link that leads away from our site. */
const STORE_PAGE = 'https://stores.example/album/1';

const archive = `/api/data-exports/a/${'t'.repeat(43)}/1`;

/** Every letter, with `typed` in place of all text that people enter. */
const letters = (typed: string): Record<string, Letter> => {
  const named = { releaseId: paid.releaseId, title: typed };
  const about = { ...named, message: typed };
  const mails: Mail[] = [
    { template: 'welcome' },
    { template: 'waitlist' },
    { template: 'activated' },
    { template: 'invited' },
    { template: 'refused', reason: typed },
    { template: 'receipt', title: typed, ...paid },
    { template: 'returned', title: typed, why: 'already-covered', ...paid },
    { template: 'returned', title: typed, why: 'release-gone', ...paid },
    { template: 'returned', title: typed, why: 'release-withdrawn', ...paid },
    { template: 'refunded', title: typed, refundedCents: 600, reason: typed, endsPlan: true, ...paid },
    { template: 'refunded', title: typed, refundedCents: 200, endsPlan: false, ...paid },
    {
      template: 'changes-requested',
      ...about,
      reasons: [
        { code: 'cover-quality', where: 'Cover art', target: 'release-cover' },
        { code: 'other', where: '', note: typed },
      ],
    },
    { template: 'release-message', ...about },
    {
      template: 'not-submitted',
      releaseId: paid.releaseId,
      title: typed,
      code: 'release-incomplete',
      details: { missing: ['Cover art', typed] },
    },
    { template: 'email-changed', formerEmail: 'mara@example.com', changedAt: paid.paidAt },
    { template: 'email-changed', changedAt: paid.paidAt },
    { template: 'second-factor-changed', isOn: true, changedAt: paid.paidAt },
    { template: 'second-factor-changed', isOn: false, formerEmail: 'mara@example.com', changedAt: paid.paidAt },
    { template: 'password-changed', changedAt: paid.paidAt },
    { template: 'export-ready', paths: [archive], expiresAt: paid.paidAt },
    { template: 'export-ready', paths: [archive, `${archive}2`], expiresAt: paid.paidAt },
    { template: 'batch-ready', total: 12, failed: 0, expiresAt: paid.paidAt },
    { template: 'batch-ready', total: 12, failed: 2, expiresAt: paid.paidAt },
    { template: 'batch-ready', total: 1, failed: 1, expiresAt: paid.paidAt },
    {
      template: 'split-invited',
      releaseTitle: typed,
      titles: [typed, typed],
      ownerName: typed,
      path: `/splits/inv_01J0000000000000000000000A/${'t'.repeat(43)}`,
      expiresAt: paid.paidAt,
    },
    ...(['accepted', 'declined', 'agreed', 'refused'] as const).map((answer) => ({
      template: 'split-answered' as const,
      releaseTitle: typed,
      titles: [typed],
      name: typed,
      answer,
    })),
    {
      template: 'split-asked',
      releaseTitle: typed,
      titles: [typed],
      ownerName: typed,
      from: '2026-12-01',
      expiresAt: paid.paidAt,
    },
    { template: 'split-carried-over', releaseTitle: typed, titles: [typed], ownerName: typed, from: [typed, typed] },
    { template: 'split-changed', releaseTitle: typed, titles: [typed], ownerName: typed, from: '2026-12-01' },
    ...(['granted', 'taken-back', 'forgiven'] as const).map((state) => ({
      template: 'advance' as const,
      state,
      amountMicros: '50000000',
      parts: 5000,
      reason: typed,
    })),
    { template: 'tax-form', what: 'received', kind: 'w9' },
    { template: 'tax-form', what: 'rejected', kind: 'w8ben', reason: typed },
    { template: 'deletion-begun', deletedAt: paid.paidAt },
    { template: 'payout-method', what: 'added', method: typed, changedAt: paid.paidAt, usableAt: paid.paidAt },
    {
      template: 'payout-method',
      what: 'changed',
      method: typed,
      before: typed,
      changedAt: paid.paidAt,
      usableAt: paid.paidAt,
    },
    {
      template: 'payout-method',
      what: 'removed',
      method: typed,
      changedAt: paid.paidAt,
      formerEmail: 'mara@example.com',
    },
    ...(['submitted', 'delivered', 'taken-down'] as const).flatMap((template): Mail[] => [
      { template, items: [named], more: 0 },
      { template, items: [named, named], more: 12 },
    ]),
    { template: 'delivered', items: [{ ...named, releaseId: changeIdOf(named.releaseId) }], more: 0 },
    { template: 'live', items: [{ ...named, stores: [{ store: 'Spotify', url: STORE_PAGE }] }], more: 0 },
    {
      template: 'live',
      items: [
        { ...named, stores: [{ store: 'Spotify' }, { store: 'Deezer' }] },
        { ...named, stores: [{ store: 'Tidal' }] },
      ],
      more: 0,
    },
    { template: 'release-day', items: [{ ...named, isLive: true }], more: 0 },
    { template: 'release-day', items: [{ ...named, isLive: false }], more: 3 },
    {
      template: 'earned',
      months: [{ month: '2026-10', earnedMicros: '559549999' }],
      top: { title: typed, store: typed },
    },
    {
      template: 'earned',
      months: [
        { month: '2026-10', earnedMicros: '559549999' },
        { month: '2026-09', earnedMicros: '20100000' },
      ],
    },
    ...payoutStates.map((state) => ({
      template: 'payout' as const,
      payoutId: anId<PayoutId>('pyo_01J0000000000000000000000A'),
      state,
      amountMicros: '50000000',
      ...(state === 'completed' && { withheldMicros: '3000000' }),
      method: typed,
      requestedAt: paid.paidAt,
      ...(state === 'completed' && { reference: typed }),
      ...(state === 'rejected' && { reason: typed }),
    })),
  ];
  return {
    confirm: confirm({ code: '{####}', siteUrl }),
    // The pool accepts addresses of up to 2048 characters.
    reset: reset({ code: '{####}', email: typed.slice(0, 2048), siteUrl }),
    ...Object.fromEntries(mails.map((mail, n) => [`${mail.template} ${n}`, letterFor(mail, { name: typed, siteUrl })])),
  };
};
const names = Object.keys(letters('Mara'));

const linksOf = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const tagsOf = (html: string) => [...html.matchAll(/<\/?[a-z][^>]*/g)].length;

describe.each(names)('the letter %s', (name) => {
  const render = (typed: string) => {
    const letter = letters(typed)[name]!;
    return { letter, html: renderHtml(letter), text: renderText(letter) };
  };

  test('has a short subject in one line, and the same content as HTML and as text', () => {
    const { letter, html, text } = render('Mara Ellis');
    expect(letter.subject.length).toBeLessThan(60);
    expect(letter.subject).not.toMatch(/[\r\n]/);
    for (const sentence of [letter.title, letter.why]) {
      expect(text).toContain(sentence);
      expect(html).toContain(sentence.replaceAll("'", '&#x27;'));
    }
    for (const part of letter.parts) {
      if (part.kind !== 'action') continue;
      expect(text).toContain(part.href);
      expect(linksOf(html)).toContain(part.href);
    }
  });

  test.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '"><a href="https://evil.example/">click</a>',
    "' onmouseover='alert(1)",
    '</style></td></table><!--',
    '&lt;b&gt; &#60;script&#62;',
  ])('shows the markup %j as text', (typed) => {
    const { html } = render(typed);
    expect(tagsOf(html)).toBe(tagsOf(render('Mara').html));
    const isOurs = (href: string) =>
      href.startsWith(`${siteUrl}/`) || href.startsWith('mailto:') || href === STORE_PAGE;
    expect(linksOf(html).every(isOurs)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'https://evil.example/free-money',
    'evil.example',
    'WWW.evil.example',
    'a@evil.example',
  ])('does not turn %j into a link, and leaves email programs nothing to turn into one', (typed) => {
    const { letter, html, text } = render(typed);
    // The reset email's own link contains its recipient's address, percent-encoded.
    const own = letter.parts.flatMap((part) => (part.kind === 'action' || part.kind === 'link' ? part.href : []));
    const words = own.reduce((rest, href) => rest.replaceAll(href, ''), text);
    for (const seen of [html.replace(/<[^>]*>/g, ' '), words]) {
      expect(seen).not.toMatch(/evil\.example|javascript:a|:\/\/\w/i);
    }
  });

  test('removes typed line breaks, control characters and direction marks', () => {
    const calm = render('Mara Bcc: x').text.split('\n').length;
    const { letter, html, text } = render('Mara\r\nBcc: x\u2028\u2029\u0000\u202e\u2066\ud800');
    expect(text.split('\n')).toHaveLength(calm);
    expect(letter.subject + letter.preview).not.toContain('Bcc');
    expect(`${html}${text}`).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202e\u2066\u2028\u2029]/u);
    expect(html).not.toMatch(/&#(8238|8294|0);/);
  });

  test.each(['مَرحَبا بِكُم', '李'.repeat(100), 'x'.repeat(100)])('wraps the name %j', (name) => {
    const { html, text } = render(name);
    const isShown = html.replace(/<[^>]*>/g, ' ').includes(name);
    if (isShown) expect(text).toContain(name);
    // A long word breaks, and right-to-left text stays in its own element.
    if (isShown) expect(html).toMatch(new RegExp(`overflow-wrap:anywhere[^>]*>[^<]*${name}`));
  });

  test('stays within Cognito’s limit if 10,000 characters were typed', () => {
    const { html, text } = render('x'.repeat(10_000));
    expect(html.length).toBeLessThan(20_000);
    expect(text.length).toBeLessThan(4_000);
  });

  test('has a light and a dark theme, and loads nothing', () => {
    const { html } = render('Mara');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|@import/);
  });
});

test('the reset email links to the reset tab, with the address filled in (product 15.2)', () => {
  const { parts } = reset({ code: '123456', email: 'mara+label@example.com', siteUrl });
  expect(parts).toContainEqual({
    kind: 'action',
    label: 'Choose a new password',
    href: `${siteUrl}/auth?tab=reset&email=mara%2Blabel%40example.com`,
  });
});

test('the confirmation email links to the root of the site (product 15.2)', () => {
  expect(linksOf(renderHtml(confirm({ code: '1', siteUrl })))).toContain(`${siteUrl}/`);
});

test('emails about a changed address, password or second factor, and a deletion, say when (product 15.6)', () => {
  const textOf = (mail: Mail) => renderText(letterFor(mail, { name: 'Mara', siteUrl }));
  expect(textOf({ template: 'email-changed', formerEmail: 'mara@example.com', changedAt: paid.paidAt })).toContain(
    'Nov 21, 2026, 23:10 UTC',
  );
  expect(textOf({ template: 'password-changed', changedAt: paid.paidAt })).toContain('Nov 21, 2026, 23:10 UTC');
  const off = textOf({ template: 'second-factor-changed', isOn: false, changedAt: paid.paidAt });
  expect(off).toContain('Since Nov 21, 2026, 23:10 UTC, signing in to your account takes only the password');
  expect(textOf({ template: 'deletion-begun', deletedAt: paid.paidAt })).toContain('Nov 21, 2026');
});

test('the email about an archive links each part, and says until when (product 15.6)', () => {
  const letter = letterFor(
    { template: 'export-ready', paths: [archive, `${archive}2`], expiresAt: paid.paidAt },
    { name: '', siteUrl },
  );
  expect(letter.parts).toContainEqual({ kind: 'action', label: 'Download part 1 of 2', href: `${siteUrl}${archive}` });
  expect(letter.parts).toContainEqual({ kind: 'action', label: 'Download part 2 of 2', href: `${siteUrl}${archive}2` });
  expect(renderText(letter)).toContain('Nov 21, 2026');
});

test.each(['//evil.example/x', 'https://evil.example', '/api/x?y', '/dashboard'])(
  'an archive is never downloaded from %s',
  (path) => {
    expect(Mail.safeParse({ template: 'export-ready', paths: [path], expiresAt: paid.paidAt }).success).toBe(false);
  },
);

test('the email about earnings states the month’s sum as the page does, cut to cents (product 36.5)', () => {
  const letter = letterFor(
    {
      template: 'earned',
      months: [{ month: '2026-10', earnedMicros: '559549999' }],
      top: { title: 'Sleeper Train', store: 'Spotify' },
    },
    { name: '', siteUrl },
  );
  expect(letter.subject).toBe('$559.54 for October 2026');
  expect(renderText(letter)).toContain('Top release: Sleeper Train\nTop store: Spotify\n');
  expect(renderText(letter)).toContain(`${siteUrl}/dashboard/analytics/statements/2026-10`);
});

test('a digest names twenty releases, and counts the others (product 36.4)', () => {
  const items = Array.from({ length: 20 }, (_, n) => ({ releaseId: paid.releaseId, title: `Song ${n}` }));
  const letter = letterFor({ template: 'delivered', items, more: 12 }, { name: '', siteUrl });
  expect(letter.subject).toBe('32 releases are out to the stores');
  expect(renderText(letter)).toContain('Song 19');
  expect(renderText(letter)).toContain('And 12 more.');
});

test('a receipt states release, plan, amount, date and payment', () => {
  const text = renderText(letterFor({ template: 'receipt', title: 'Harbour Lights', ...paid }, { name: '', siteUrl }));
  expect(text).toContain('Release: Harbour Lights\nPlan: EP\nAmount: $6.00\nDate: Nov 21, 2026\nPayment: pi_3QxYz\n');
});

test.each([
  ['Sigur Rós', 'Sigur Rós'],
  ['می‌خواهم', 'می‌خواهم'],
  ['will.i.am feat. Mr. X', 'will.\u200ci.\u200cam feat. Mr. X'],
  ['A: B', 'A: B'],
  ['\u202e \u200b', ''],
])('plainText keeps the typed text %j, except what could do harm', (typed, shown) => {
  expect(plainText(typed)).toBe(shown);
});

test('the colors are the site’s', () => {
  const tokens = readFileSync('web/src/ui/tokens.css', 'utf8');
  for (const [place, mode] of (['light', 'dark'] as const).entries()) {
    for (const [name, colour] of Object.entries(colours[mode])) {
      const [, ...values] =
        new RegExp(`--color-${name}: light-dark\\(oklch\\((.+?)\\), oklch\\((.+?)\\)\\)`).exec(tokens) ?? [];
      expect([mode, name, colour]).toEqual([mode, name, hexOf(values[place]!)]);
    }
  }
});

/** CSS Color 4, sections 10.2 and 8.4: OKLCH to sRGB. */
function hexOf(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => {
    const bounded = Math.min(1, Math.max(0, channel));
    const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
