import { plainWords } from './plain-words.ts';

test('leaves an ordinary answer unchanged', () => {
  const answer =
    'A P-line names who owns the recording. Most artists write their own name or label.\nThe year is that of the first release.';
  expect(plainWords(answer)).toBe(answer);
  expect(plainWords('مرحبا. حقوق التسجيل لمن سجّله.')).toBe('مرحبا. حقوق التسجيل لمن سجّله.');
});

test.each([
  ['a link', 'See [our terms](https://evil.test/x) there.', 'See our terms there.'],
  ['an image', 'Look: ![logo](https://evil.test/p.png) here.', 'Look: logo here.'],
  ['a bare URL', 'Go to https://evil.test/login now', 'Go to now'],
  ['a URL without a scheme', 'Go to evil.com/login now', 'Go to now'],
  ['a script', 'Hi <script>alert(1)</script> there', 'Hi alert(1) there'],
  ['a script as a URL', 'Press javascript:alert(1) now', 'Press now'],
  ['markup', '**Bold** and `code` and # head', 'Bold and code and head'],
  ['characters that change the text direction', 'a\u202Eb\u200Bc\u0007', 'abc'],
  ['a link that is still being written', 'See [our terms](https://ev', 'See our terms'],
])('removes %s', (_, words, shown) => expect(plainWords(words)).toBe(shown));

test.each([
  'Your release is submitted.',
  'I have submitted it for you.',
  'I just charged your card.',
  'Your payout was sent.',
  "I've set the title to Dawn.",
  'We will delete the old one.',
  'This release is 100% complete and has everything.',
  'It was published today.',
])('removes a claim that a model cannot make: %s', (claim) => {
  expect(plainWords(`Hello. ${claim} An ISRC names a recording.`)).toBe('Hello. An ISRC names a recording.');
});

test('removes a claim even in an unfinished sentence', () => {
  expect(plainWords('Hello. Your release is now sub')).toBe('Hello.');
});

test('cuts a long text at the end of a sentence', () => {
  const shown = plainWords('A sentence about music. '.repeat(200));
  expect(shown.length).toBeLessThanOrEqual(1200);
  expect(shown).toMatch(/music\.$/);
  expect(plainWords('a'.repeat(5000)).length).toBeLessThanOrEqual(1201);
});
