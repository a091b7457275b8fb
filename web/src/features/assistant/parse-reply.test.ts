import { describe, expect, test } from '@jest/globals';
import { aroundSaved, parseReply, spokenReply } from './parse-reply.ts';

const plain = (text: string) => [{ text, isStrong: false }];

describe('what a reply may show', () => {
  test('paragraphs, lists, and words with stress', () => {
    expect(
      parseReply('I understood **Night Ferry**.\n\nStill missing:\n- Cover art\n- P-line\n\n1. One\n2) Two'),
    ).toEqual([
      {
        kind: 'text',
        lines: [
          [
            { text: 'I understood ', isStrong: false },
            { text: 'Night Ferry', isStrong: true },
            { text: '.', isStrong: false },
          ],
        ],
      },
      { kind: 'text', lines: [plain('Still missing:')] },
      { kind: 'list', isNumbered: false, items: [plain('Cover art'), plain('P-line')] },
      { kind: 'list', isNumbered: true, items: [plain('One'), plain('Two')] },
    ]);
  });

  test('no links, no pictures, no markup: words stay words', () => {
    expect(spokenReply('See [our site](https://evil.example/x) and ![a pixel](https://evil.example/p.png)')).toBe(
      'See our site and a pixel',
    );
    expect(parseReply('<img src=x onerror=alert(1)> # no heading')).toEqual([
      { kind: 'text', lines: [plain('<img src=x onerror=alert(1)> # no heading')] },
    ]);
  });

  test('where it says what was saved, the page shows the changes', () => {
    expect(aroundSaved('night.jpg is in.\n\nSaved. Title: Night.\n\nWhich genre is it?')).toEqual({
      before: 'night.jpg is in.',
      after: 'Which genre is it?',
    });
    expect(aroundSaved('Nothing was saved. Which genre is it?')).toBeUndefined();
  });

  test('stars that are no stress stay as they are', () => {
    expect(spokenReply('A * B ** C')).toBe('A * B ** C');
    expect(spokenReply('A title of **** stars')).toBe('A title of **** stars');
  });

  test('a list in the middle of a text ends it', () => {
    expect(parseReply('First\n- item\nafter').map(({ kind }) => kind)).toEqual(['text', 'list', 'text']);
  });
});
