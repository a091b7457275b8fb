import { musicUrl, socialUrl, whatsappUrl } from './profile-links.ts';

test.each([
  ['@mara.ellis', 'https://www.instagram.com/mara.ellis/'],
  ['mara_ellis', 'https://www.instagram.com/mara_ellis/'],
  ['Instagram: @mara', 'https://www.instagram.com/mara/'],
  ['https://example.com/@mara', 'https://example.com/@mara'],
  ['http://example.com/mara', 'http://example.com/mara'],
  ['HTTPS://Example.com', 'https://example.com/'],
  ['two words', undefined],
  ['', undefined],
  ['@', undefined],
])('product 13.1: the social account %j has the URL %s', (account, address) => {
  expect(socialUrl(account)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//@mara',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a/b',
  'https:alert(1)',
  'https://',
])('product 13.1: %j in a profile is never a link', (hostile) => {
  expect([socialUrl(hostile), musicUrl(hostile), whatsappUrl(hostile)]).toEqual([undefined, undefined, undefined]);
});

test('product 13.1: a music profile becomes a web link, a number a WhatsApp link', () => {
  expect(musicUrl('https://open.spotify.com/artist/1')).toBe('https://open.spotify.com/artist/1');
  expect(musicUrl('')).toBeUndefined();
  expect(whatsappUrl('+351912345678')).toBe('https://wa.me/351912345678');
  expect(whatsappUrl('')).toBeUndefined();
});
