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
