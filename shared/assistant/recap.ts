import type { Release } from '../releases/release.ts';
import type { Conversation } from './conversation.ts';
import type { OfferAnswer } from './offer.ts';
import { type ReleaseLine, releaseLines } from './release-lines.ts';
import { type Step, stepOfPlace } from './step.ts';

type Stand = Pick<Conversation, 'typed' | 'confirmed'>;

/** The text for a step without a value. Other steps without a value have no line. */
const EMPTY_TEXTS: Partial<Record<Step, string>> = {
  version: 'none',
  secondary_genre: 'none',
  writers: 'none',
  contributors: 'none',
  record_label: 'none',
  pre_order: 'none',
  original_release: 'not released before',
  codes: 'assigned by us',
  preview_start: 'chosen by the stores',
};
const UNSAID = ['Reason', 'YouTube Content ID'];

/** Hashes a line (FNV-1a, 32 bits), so that the conversation can store which lines were confirmed. */
function markOf({ label, text }: ReleaseLine): string {
  let hash = 0x811c9dc5;
  for (const sign of `${label}: ${text}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Lists everything that will be delivered (product 31.14). */
const deliveredLines = (release: Release): ReleaseLine[] =>
  releaseLines(release)
    .map((line) => {
      const isLeftOut = UNSAID.some((label) => line.label.startsWith(label));
      return { ...line, text: line.text || (isLeftOut ? '' : (EMPTY_TEXTS[line.step] ?? '')) };
    })
    .filter(({ text }) => text !== '');

const unconfirmed = (release: Release, { confirmed }: Pick<Stand, 'confirmed'>): ReleaseLine[] =>
  deliveredLines(release).filter((line) => !confirmed.includes(markOf(line)));

/** Returns the marks to store when the artist has confirmed the whole list. */
export const confirmedMarks = (release: Release): string[] => deliveredLines(release).map(markOf);

/** Whether the artist has confirmed everything that will be delivered in its current state. */
export const isConfirmed = (release: Release, stand: Pick<Stand, 'confirmed'>): boolean =>
  unconfirmed(release, stand).length === 0;

const TYPED = '(as I understood what you typed)';

/** Formats the list to confirm: all of it, or only the lines that have changed since the last confirmation. */
export function recapText(release: Release, stand: Stand): string {
  const typed: Step[] = stand.typed.map((place) => stepOfPlace[place]);
  const lines = unconfirmed(release, stand).map(({ step, label, text }) =>
    [`- ${label}: ${text}`, ...(typed.includes(step) ? [TYPED] : [])].join(' '),
  );
  const intro =
    stand.confirmed.length > 0
      ? 'This has changed since you last looked through it:'
      : 'This is what will be delivered:';
  return [intro, ...lines].join('\n');
}

/** Creates the buttons of the list: one that confirms it, and one for each field that opens its question. */
export function recapAnswers(release: Release, stand: Stand): OfferAnswer[] {
  const steps = new Map(unconfirmed(release, stand).map(({ step, label }) => [label.replace(/ \(.*\)$/, ''), step]));
  return [
    { label: 'That is right', acts: [], means: 'yes' },
    ...[...steps].map(
      ([label, step]): OfferAnswer => ({
        label: `Change: ${label}`,
        acts: [{ kind: 'go-to', step }],
        means: null,
      }),
    ),
  ];
}
