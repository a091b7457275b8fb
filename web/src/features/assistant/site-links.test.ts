import { parseReply } from './parse-reply.ts';
import { linkedPaths, withLinks } from './site-links.ts';

const partsOf = (text: string) =>
  parseReply(text).flatMap((block) => (block.kind === 'text' ? block.lines : block.items).flatMap(withLinks));
const linksOf = (text: string) => partsOf(text).flatMap(({ to }) => to ?? []);

describe('product 31.40: a known path of our own site is a link', () => {
  test('links a whole word, leaving out the punctuation around it', () => {
    expect(partsOf('Write to /contact, or see (/faq).')).toEqual([
      { text: 'Write to ', isStrong: false },
      { text: '/contact', isStrong: false, to: '/contact' },
      { text: ', or see (', isStrong: false },
      { text: '/faq', isStrong: false, to: '/faq' },
      { text: ').', isStrong: false },
    ]);
  });

  test.each(linkedPaths)('%s', (path) => {
    expect(linksOf(path)).toEqual([path]);
    expect(linksOf(`See ${path}.`)).toEqual([path]);
    expect(linksOf(`- ${path}\n- ${path}!`)).toEqual([path, path]);
    expect(linksOf(`See **${path}** first`)).toEqual([path]);
  });

  test.each([
    '//evil',
    '//evil.example/faq',
    'https://evil.example/faq',
    'evil.example/faq',
    '/faq/../x',
    '/faq/',
    '/faq/x',
    '/faq.html',
    '/faq?next=//evil',
    '/faq#x',
    '/contactme',
    '/contact-me',
    'me/contact',
    '/Contact',
    '/prizes',
    '/',
    'and / or',
    '\\/faq',
    '/\\faq',
    '/%66aq',
    '/f\u0430q',
    '/faq\u200b',
    '\u202e/faq',
    '“/faq”',
    '"/faq"',
    '</faq>',
    '((/faq))',
    '/dashboard',
    '/dashboard/admin',
    '/dashboard/balance/taxes',
    '/api/assistant/messages',
    'javascript:/faq',
    '**evil.example**/faq',
    '/faq**.evil**',
    '**/con**tact',
    '[/prizes](/faq)',
  ])('not "%s"', (text) => {
    expect(linksOf(text)).toEqual([]);
    expect(linksOf(`See ${text} for more`)).toEqual([]);
  });

  test('neither loses nor repeats a word', () => {
    const text = 'See  /faq, (/terms) and\t//evil or /faq/../x. /pricing';
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
