import type { Readable } from 'node:stream';
import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import { readXml } from './parse-xml.ts';
import { plainText } from './plain-text.ts';

/** The maximum number of characters to hold in memory: enough for the titles of a few million recordings. */
const MAX_CHARACTERS = 67_108_864;
const MAX_STRINGS = 4_000_000;

/**
 * Reads a workbook's shared strings, to which cells refer by number. Keeps the text of rich text, and drops the
 * phonetic guides of Japanese text.
 * @throws StatementFault if there are too many to hold in memory
 */
export async function sharedStrings(stream: Readable): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  let [text, isText, isPhonetic] = ['', false, false];
  await readXml(stream, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      characters += text.length;
      if (characters > MAX_CHARACTERS || strings.length >= MAX_STRINGS)
        throw new StatementFault({ code: 'sheet-too-large', most: MAX_STRINGS, of: 'different texts' });
      strings.push(plainText(text));
    },
  });
  return strings;
}
