import { analyse } from 'chardet';
import { type StatementEncoding, statementEncodings } from '../../shared/royalties/statement-encoding.ts';
import { statementDecoder } from './statement-decoder.ts';
import { textPlausibility } from './text-plausibility.ts';

/** A possible encoding of a file, with a sample cell decoded in it. */
export type EncodingCandidate = { encoding: StatementEncoding; preview: string };

const MAX_CANDIDATES = 6;
/** Encodings of Western programs, which are offered whenever the bytes are valid in them. */
const OFFERED: readonly StatementEncoding[] = ['windows-1252', 'macintosh'];
const PREVIEW_CHARACTERS = 80;
/** The minimum number of non-ASCII bytes; with fewer, the detector is unreliable. */
const BYTES_TO_DETECT = 10;
/** A candidate is offered if its plausibility is at least this fraction of the best candidate's. */
const MIN_RELATIVE_PLAUSIBILITY = 0.6;

const detected: Readonly<Record<string, readonly StatementEncoding[]>> = {
  'ISO-8859-1': ['windows-1252', 'iso-8859-15'],
  'ISO-8859-2': ['windows-1250', 'iso-8859-2'],
  'ISO-8859-6': ['windows-1256'],
  'ISO-8859-7': ['windows-1253'],
  'ISO-8859-8': ['windows-1255'],
  'ISO-8859-9': ['windows-1254'],
};

/**
 * Returns the detector's confidence in each encoding, scaled to at most a tenth, so that it only decides between
 * equally plausible encodings.
 */
function detectedShares(sample: Buffer): Map<StatementEncoding, number> {
  const shares = new Map<StatementEncoding, number>();
  if (sample.filter((byte) => byte > 0x7f).length < BYTES_TO_DETECT) return shares;
  for (const { name, confidence } of analyse(sample)) {
    const encodings = detected[name] ?? statementEncodings.filter((encoding) => encoding === name.toLowerCase());
    for (const encoding of encodings) shares.set(encoding, Math.max(shares.get(encoding) ?? 0, confidence / 1_000));
  }
  return shares;
}

/**
 * Returns the share of kana or Hangul in some text. Wrong decoding almost never produces these. Needed because wrongly
 * decoded Chinese can pass for Japanese without kana.
 */
function nativeShare(text: string, encoding: StatementEncoding): number {
  const native = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];
  return native.length === 0 && encoding === 'euc-jp' ? -0.1 : (0.1 * native.length) / text.length;
}

const decodedOrNone = (sample: Buffer, encoding: StatementEncoding): string | undefined => {
  try {
    const decode = statementDecoder(encoding, { isStrict: encoding !== 'utf-8' });
    return decode(sample) + decode();
  } catch {
    return undefined;
  }
};

/** Returns the position of the cell with the most non-ASCII bytes. */
function findTellingCell(sample: Buffer): [from: number, to: number] {
  let best: [from: number, to: number] = [0, sample.length];
  let [most, from, count] = [0, 0, 0];
  for (const [at, byte] of [...sample, 0x0a].entries()) {
    if (byte > 0x7f) count += 1;
    if (!'\t\n\r,;'.includes(String.fromCharCode(byte))) continue;
    if (count > most) [best, most] = [[from, at], count];
    [from, count] = [at + 1, 0];
  }
  return best;
}

/**
 * Guesses the encoding of text that is not Unicode: returns candidates, likeliest first (product 23.14). Some encodings
 * differ by a single letter, so even the first is only a guess. Encodings that decode the sample identically are listed
 * once.
 * @param sample lines with non-ASCII bytes
 * @param wanted an encoding to include in any case
 */
export function guessEncoding(sample: Buffer, wanted?: StatementEncoding): [EncodingCandidate, ...EncodingCandidate[]] {
  const shares = detectedShares(sample);
  const [from, to] = findTellingCell(sample);
  const previewOf = (encoding: StatementEncoding): string => {
    const decode = statementDecoder(encoding);
    const cell = decode(sample.subarray(from, to)) + decode();
    return cell
      .replace(/\p{Cc}/gu, '\uFFFD')
      .slice(0, PREVIEW_CHARACTERS)
      .trim();
  };
  const scored = statementEncodings.flatMap((encoding) => {
    const text = decodedOrNone(sample, encoding);
    if (text === undefined) return [];
    const score = textPlausibility(text, encoding) + (shares.get(encoding) ?? 0) + nativeShare(text, encoding);
    return [{ encoding, text, score }];
  });
  const ranked = scored.sort((a, b) => b.score - a.score);
  const distinct = ranked.filter(({ text }, at) => ranked.findIndex((other) => other.text === text) === at);
  const [best = { encoding: 'windows-1252' as const, score: 1 }, ...others] = distinct;
  const likely = others
    .filter(({ encoding, score }) => score > best.score - MIN_RELATIVE_PLAUSIBILITY || OFFERED.includes(encoding))
    .sort((a, b) => Number(OFFERED.includes(b.encoding)) - Number(OFFERED.includes(a.encoding)))
    .slice(0, MAX_CANDIDATES - 1);
  const encodings = new Set([best.encoding, ...likely.map(({ encoding }) => encoding), ...(wanted ? [wanted] : [])]);
  const [first = best.encoding, ...rest] = [...encodings];
  const shown = (encoding: StatementEncoding): EncodingCandidate => ({ encoding, preview: previewOf(encoding) });
  return [shown(first), ...rest.map(shown)];
}
