import { keysOf } from '../../typed-record.ts';

/**
 * The severity of a finding (product 11.10). Blocking: the value is certainly unusable. Contestable: it is nearly
 * always wrong, so the artist either fixes it or states why it is right, and the office decides. Advice never blocks a
 * submission.
 */
export type Severity = 'blocking' | 'contestable' | 'advice';

/** All findings: their severity, and their subject in a word or two, for lists of what is missing. */
export const findingKinds = {
  'single-title': { severity: 'contestable', name: 'The title of a single' },
  'single-version': { severity: 'contestable', name: 'The version of a single' },
  'cover-waiting': { severity: 'blocking', name: 'Looking at the cover' },
  'cover-address': { severity: 'blocking', name: 'An address on the cover' },
  'cover-code': { severity: 'blocking', name: 'A code on the cover' },
  'cover-handle': { severity: 'contestable', name: 'A social media name on the cover' },
  'cover-price': { severity: 'contestable', name: 'A price on the cover' },
  'cover-store': { severity: 'contestable', name: 'A store’s name on the cover' },
  'cover-title': { severity: 'contestable', name: 'The words on the cover' },
  'cover-advisory': { severity: 'advice', name: 'The advisory on the cover' },
  'cover-soft': { severity: 'advice', name: 'The sharpness of the cover' },
  'cover-border': { severity: 'advice', name: 'The border of the cover' },
  'cover-plain': { severity: 'advice', name: 'The picture on the cover' },
  'cover-unlooked': { severity: 'advice', name: 'Looking at the cover' },
  'composer-missing': { severity: 'contestable', name: 'Composer' },
  'lyricist-missing': { severity: 'contestable', name: 'Lyricist' },
  'cover-unlicensed': { severity: 'advice', name: 'Mechanical license' },
  'ai-audio-unanswered': { severity: 'blocking', name: 'AI used for the audio' },
  'ai-composition-unanswered': { severity: 'blocking', name: 'AI used for lyrics or composition' },
  'content-id-open': { severity: 'blocking', name: 'The questions of YouTube Content ID' },
  'content-id-refused': { severity: 'blocking', name: 'YouTube Content ID' },
  'start-passed': { severity: 'advice', name: 'Sales start date' },
  'start-soon': { severity: 'advice', name: 'Sales start date' },
  'pre-order-dayless': { severity: 'advice', name: 'Pre-order date' },
  'pre-order-late': { severity: 'advice', name: 'Pre-order date' },
  'pre-order-early': { severity: 'advice', name: 'Pre-order date' },
  'original-later': { severity: 'advice', name: 'Original release date' },
  'sound-waiting': { severity: 'blocking', name: 'Listening to the audio' },
  'sound-broken': { severity: 'blocking', name: 'A damaged audio file' },
  'sound-silent': { severity: 'blocking', name: 'Audio without sound' },
  'sound-short': { severity: 'blocking', name: 'The length of the audio' },
  'sound-rate': { severity: 'blocking', name: 'The sample rate' },
  'sound-channels': { severity: 'blocking', name: 'The channels of the audio' },
  'sound-errors': { severity: 'contestable', name: 'Errors in the audio file' },
  'sound-odd-rate': { severity: 'contestable', name: 'The sample rate' },
  'sound-bits': { severity: 'contestable', name: 'The bit depth' },
  'sound-one-sided': { severity: 'contestable', name: 'A silent channel' },
  'sound-inverted': { severity: 'contestable', name: 'Inverted channels' },
  'sound-gap': { severity: 'contestable', name: 'A long silence' },
  'sound-unpaid': { severity: 'advice', name: 'The length of the audio' },
  'sound-head': { severity: 'advice', name: 'Silence at the beginning' },
  'sound-tail': { severity: 'advice', name: 'Silence at the end' },
  'sound-clipped': { severity: 'advice', name: 'Clipped audio' },
  'sound-peak': { severity: 'advice', name: 'The true peak' },
  'sound-quiet': { severity: 'advice', name: 'The loudness' },
  'sound-mono': { severity: 'advice', name: 'Mono audio' },
  'sound-padded': { severity: 'advice', name: 'The bit depth' },
  'sound-wall': { severity: 'advice', name: 'The source of the audio' },
  'sound-offset': { severity: 'advice', name: 'DC offset' },
  'sound-same': { severity: 'advice', name: 'The same recording' },
  'preview-late': { severity: 'advice', name: 'Preview start' },
  'sound-unheard': { severity: 'advice', name: 'Audio that was not heard' },
} as const satisfies Record<string, { severity: Severity; name: string }>;

type Kinds = typeof findingKinds;
export type FindingCode = keyof Kinds;
/** The codes of findings of one severity. */
type CodeOf<S extends Severity> = {
  [C in FindingCode]: Kinds[C]['severity'] extends S ? C : never;
}[FindingCode];
export type ContestableCode = CodeOf<'contestable'>;

export const isContestable = (code: FindingCode): code is ContestableCode =>
  findingKinds[code].severity === 'contestable';
export const contestableCodes = keysOf(findingKinds).filter(isContestable);
