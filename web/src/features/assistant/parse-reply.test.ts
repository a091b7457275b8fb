import { describe, expect, test } from '@jest/globals';
import { parseReply, splitAtSaved, spokenReply } from './parse-reply.ts';

const plain = (text: string) => [{ text, isStrong: false }];

describe('the content of a reply', () => {
  test('renders paragraphs, lists and emphasis', () => {
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

  test('renders no links, images or markup', () => {
    expect(spokenReply('See [our site](https://evil.example/x) and ![a pixel](https://evil.example/p.png)')).toBe(
      'See our site and a pixel',
    );
    expect(parseReply('<img src=x onerror=alert(1)> # no heading')).toEqual([
      { kind: 'text', lines: [plain('<img src=x onerror=alert(1)> # no heading')] },
    ]);
  });

  test('replaces the list of saved changes with the changes themselves', () => {
    expect(splitAtSaved('night.jpg is in.\n\nSaved. Title: Night.\n\nWhich genre is it?')).toEqual({
      before: 'night.jpg is in.',
      after: 'Which genre is it?',
    });
    expect(splitAtSaved('Nothing was saved. Which genre is it?')).toBeUndefined();
  });

  test('keeps asterisks that are not emphasis', () => {
    expect(spokenReply('A * B ** C')).toBe('A * B ** C');
    expect(spokenReply('A title of **** stars')).toBe('A title of **** stars');
  });

  test('ends the text before a list in the middle of it', () => {
    expect(parseReply('First\n- item\nafter').map(({ kind }) => kind)).toEqual(['text', 'list', 'text']);
  });
});
