import type { Readable } from 'node:stream';
import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import { readXml } from './parse-xml.ts';
import { plainText } from './plain-text.ts';

/** Held in memory: as much as the titles of some millions of recordings. */
const CHARACTERS_MOST = 67_108_864;
const STRINGS_MOST = 4_000_000;

/**
 * The texts that cells of a workbook name by their number. Of rich text its words are kept, of Japanese text not how it is pronounced.
 * @throws StatementFault when they are too many to hold
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
      if (characters > CHARACTERS_MOST || strings.length >= STRINGS_MOST)
        throw new StatementFault({ code: 'sheet-too-large', most: STRINGS_MOST, of: 'different texts' });
      strings.push(plainText(text));
    },
  });
  return strings;
}
