import { DELETION_DAYS } from '../../../../shared/accounts/deletion.ts';
import { contracts } from '../../../../shared/contract/index.ts';
import { findingCodes } from '../../../../shared/rules/rules.ts';
import type { PageAddress } from '../../../../shared/site/addresses.ts';
import { isPlanned, type Offer, offerNames } from '../../../../shared/site/offers.ts';
import { promises } from '../../../../shared/site/promises.ts';
import { mailTo } from '../../features/site/contact/fill-contact.ts';
import { faq } from '../../features/site/faq/faq.ts';
import { currentAnswer } from '../../features/site/kit/question.ts';
import { containsTerm } from '../../features/site/kit/search-page.ts';
import { renderPage } from './render-page.tsx';

const needs = { site: 'https://music.example', files: { script: '/s.js', style: '/s.css', fonts: [] } };
const htmlOf = (address: PageAddress) => renderPage(address, needs);
/** The visible text of a page, in reading order. */
const wordsOf = (address: PageAddress) =>
  htmlOf(address)
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const inOrder = (text: string, words: readonly string[]) => {
  const places = words.map((word) => text.indexOf(word));
  expect(words.filter((_, n) => places[n] === -1)).toEqual([]);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('product 2.15: the home page', () => {
  test('has its sections in order', () => {
    inOrder(wordsOf('/'), [
      'Pay once. Keep all of it.',
      'Learn More',
      'Spotify Apple Music TIDAL YouTube Music Amazon Music Deezer iTunes Store Qobuz',
      'Ten bars',
      'The old way, and this way',
      'One question at a time',
      'Sold before it streams',
      'Accounts anyone can check',
      'Every figure from a statement',
      'Ready to release?',
      'Privacy Policy',
    ]);
  });

  test('Get Started links to the dashboard, Learn More to the features', () => {
    expect(htmlOf('/')).toMatch(
      /<main.*<a href="\/dashboard"[^>]*>Get Started<.*<a href="\/features"[^>]*>Learn More</s,
    );
  });
});

test('product 2.19: the features are in six groups, followed by two platforms', () => {
  inOrder(wordsOf('/features'), [
    ' Global Distribution ',
    ' Monetization & Royalties ',
    ' Direct-to-Fan Flywheel ',
    ' Web3 & Ownership ',
    ' Data & Analytics ',
    ' Simplicity & Support ',
    ' Two platforms, one release ',
  ]);
});

describe('product 2.19, 10.1: the prices', () => {
  test('are $3, $6 and $9, one-time, for 1, 2-6 and 7-15 tracks, at 0% commission', () => {
    const words = wordsOf('/pricing');
    inOrder(words, [
      'Single 1 track $3 one-time payment',
      'EP 2-6 tracks $6 one-time',
      'Album 7-15 tracks $9 one-time',
    ]);
    for (const term of ['0% commission', '100% of the royalties', 'YouTube Content ID included', '3-5 business days'])
      expect(words.split(term).length).toBeGreaterThan(3);
    expect(words).toMatch(/you keep 95% of the royalties, and delivery takes 10-15 business days/);
  });

  test('one question is open at a time', () => {
    const questions = [...htmlOf('/pricing').matchAll(/<details([^>]*)>/g)].map(([, is]) => is);
    expect(questions.length).toBeGreaterThan(4);
    expect(questions.filter((is) => !is?.includes('name="prices"') || is.includes('open'))).toEqual([]);
  });

  test('no page states a different price (product 1.2)', () => {
    for (const address of ['/', '/features', '/pricing', '/faq', '/terms'] as const)
      expect([address, wordsOf(address).match(/\$5\b|\$9 (a|per) year|9% commission/)]).toEqual([address, null]);
  });
});

test('product 2.19: Web3 shows a chain, the sale of shares in three steps, a split of 60/25/15, and a link to the waitlist', () => {
  inOrder(wordsOf('/web3'), [
    'Royalties on a chain',
    ' Mint shares ',
    ' Sell to fans ',
    ' Share the success ',
    'Artist 60%',
    'Producer 25%',
    'Co-writer 15%',
    'You don’t need crypto to start',
  ]);
  expect(htmlOf('/web3')).toMatch(/<a href="\/early-access"[^>]*>Join the Waitlist<\/a>/);
});

describe('product 2.20: the questions', () => {
  const questions = faq.flatMap((category) => category.questions);

  test('are at least 28, each once, in four categories', () => {
    expect(faq.map(({ title }) => title)).toEqual([
      'General & Pricing',
      'The Release Process',
      'Royalties & Payouts',
      'Web3 & The Flywheel',
    ]);
    expect(new Set(questions.map(({ asks }) => asks)).size).toBeGreaterThanOrEqual(28);
    expect(new Set(questions.map(({ asks }) => asks)).size).toBe(questions.length);
  });

  test('can be read without a script, and by machines', () => {
    const html = htmlOf('/faq');
    expect(html.match(/<details[^>]* data-search-entry/g)).toHaveLength(questions.length);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json).mainEntity).toHaveLength(questions.length);
  });

  test('state what the product does: prices, delivery, shares, limits', () => {
    const answers = questions.map(currentAnswer).join('\n');
    for (const fact of [
      '$3',
      '$6',
      '$9',
      '100%',
      '95%',
      '3-5 business days',
      '10-15 business days',
      '45-60 days',
      '$50',
      'Up to 15',
      'fixed',
    ])
      expect(answers).toContain(fact);
  });

  test('a search finds a term in questions and answers, ignoring case', () => {
    expect(containsTerm('Can I release a cover song? Yes. Mark the track.', 'COVER')).toBe(true);
    expect(containsTerm('Can I release a cover song? Yes. Mark the track.', ' mark ')).toBe(true);
    expect(containsTerm('Can I release a cover song? Yes.', 'zeppelin')).toBe(false);
    expect(containsTerm(null, 'a')).toBe(false);
  });

  test('Contact Support opens the contact page with a subject', () => {
    expect(htmlOf('/faq')).toMatch(/<a [^>]*href="\/contact\?subject=Support"[^>]*>Contact Support<\/a>/);
  });
});

test('product 39.5: the page of rules has one anchor for each rule, and can be read without a script', () => {
  const html = htmlOf('/rules');
  const anchors = [...html.matchAll(/<article id="([^"]+)" data-search-entry/g)].map(([, code]) => code);
  expect(anchors.sort()).toEqual([...findingCodes].sort());
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  expect(wordsOf('/rules')).toContain('Stores add “feat.” themselves, from the artists with the role Featuring.');
});

describe('product 1.6: planned features', () => {
  test('are marked wherever they are named, and nothing else is marked', () => {
    const marked = new Set<string>();
    for (const address of ['/', '/features', '/web3'] as const)
      for (const [, offer] of htmlOf(address).matchAll(/<span data-planned="(\w+)"[^>]*>Planned</g))
        marked.add(offer ?? '');
    const inFaq = faq.flatMap(({ questions }) => questions).flatMap(({ offer }) => offer ?? []);
    const named = new Set<string>([...marked, ...inFaq.filter(isPlanned)]);
    expect([...named].sort()).toEqual(offerNames.filter(isPlanned).sort());
  });

  test('begin the answer to a question about them', () => {
    expect(currentAnswer({ asks: 'When?', answer: 'soon.', offer: 'onChain' })).toBe(
      'Not yet: this is planned. The plan: soon.',
    );
    expect(currentAnswer({ asks: 'When?', answer: 'now.', offer: 'stores' })).toBe('Now.');
  });

  // If a domain for one of them is added, this fails until the offer's word in shared/site/offers.ts is changed.
  const domains: Partial<Record<Offer, RegExp>> = {
    assistant: /assistant/,
    royalties: /statements/,
    payouts: /payouts/,
    analytics: /earnings/,
    splits: /splits/,
    preSaves: /presave|pre-save/i,
    fanShares: /share/,
  };
  test.each(Object.entries(domains) as [Offer, RegExp][])('%s is planned until a domain serves it', (offer, name) => {
    expect(isPlanned(offer)).toBe(!Object.keys(contracts).some((domain) => name.test(domain)));
  });
});

describe('product 1.8: promises', () => {
  test('name the clocks of the product', () => {
    expect(promises.accountDeletedAfter).toBe(`${DELETION_DAYS} days`);
    for (const address of ['/terms', '/privacy', '/faq'] as const)
      expect(wordsOf(address)).toContain(promises.accountDeletedAfter);
    for (const address of ['/terms', '/faq'] as const) expect(wordsOf(address)).toContain(promises.takedownSentWithin);
  });

  test.each([
    ['withdraw', 'releases', 'POST /api/releases/{releaseId}/withdraw'],
    ['close your account yourself', 'accounts', 'POST /api/me/deletion'],
  ] as const)('%s is in the terms, and has a route for the artist', (promise, domain, route) => {
    expect(wordsOf('/terms')).toContain(promise);
    expect(Object.keys(contracts[domain])).toContain(route);
  });

  test('no page sends an artist to us for what a button does', () => {
    for (const address of ['/', '/features', '/faq', '/terms', '/privacy'] as const)
      expect(wordsOf(address)).not.toMatch(
        /ask (?:us|at any time)? ?to (?:have|take) .*down|taken down[^.]*: write to/i,
      );
  });
});

describe('product 2.21: contact, privacy, terms', () => {
  test.each(['/privacy', '/terms'] as const)('%s says that a lawyer writes the real one', (address) => {
    expect(wordsOf(address)).toContain(
      'This text is a template. The operator of this site should replace it with one written by a lawyer.',
    );
  });

  test('an email has its subject and message, and nothing can be injected', () => {
    expect(mailTo('help@segno.test', { subject: '', message: ' ' })).toBe('mailto:help@segno.test');
    expect(mailTo('help@segno.test', { subject: 'Question: a&bcc=x@y.test', message: 'One\nTwo?' })).toBe(
      'mailto:help@segno.test?subject=Question%3A%20a%26bcc%3Dx%40y.test&body=One%0D%0ATwo%3F',
    );
  });
});
