import type { Release } from '../releases/release.ts';
import type { Conversation } from './conversation.ts';
import type { OfferAnswer } from './offer.ts';
import { type ReleaseLine, releaseLines } from './release-lines.ts';
import { type Step, stepOfPlace } from './step.ts';

type Stand = Pick<Conversation, 'typed' | 'confirmed'>;

/** What is delivered where nothing is filled in; a line that is not here is then left out. */
const EMPTY: Partial<Record<Step, string>> = {
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

/** A short mark of a line, by which a conversation remembers that it was confirmed (FNV-1a, 32 bits). */
function markOf({ label, text }: ReleaseLine): string {
  let hash = 0x811c9dc5;
  for (const sign of `${label}: ${text}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** All that will be delivered, in lines (product 31.14). */
const deliveredLines = (release: Release): ReleaseLine[] =>
  releaseLines(release)
    .map((line) => {
      const isLeftOut = UNSAID.some((label) => line.label.startsWith(label));
      return { ...line, text: line.text || (isLeftOut ? '' : (EMPTY[line.step] ?? '')) };
    })
    .filter(({ text }) => text !== '');

const unconfirmed = (release: Release, { confirmed }: Pick<Stand, 'confirmed'>): ReleaseLine[] =>
  deliveredLines(release).filter((line) => !confirmed.includes(markOf(line)));

/** What a conversation remembers when its artist has confirmed all of it. */
export const confirmedMarks = (release: Release): string[] => deliveredLines(release).map(markOf);

/** Whether the artist has confirmed all that will be delivered, as it is now. */
export const isConfirmed = (release: Release, stand: Pick<Stand, 'confirmed'>): boolean =>
  unconfirmed(release, stand).length === 0;

const TYPED = '(as I understood what you typed)';

/** The list that an artist looks through: all of it, or what has changed since it was confirmed. */
export function recapText(release: Release, stand: Stand): string {
  const typed: Step[] = stand.typed.map((place) => stepOfPlace[place]);
  const lines = unconfirmed(release, stand).map(({ step, label, text }) =>
    [`- ${label}: ${text}`, ...(typed.includes(step) ? [TYPED] : [])].join(' '),
  );
  const intro =
    stand.confirmed.length > 0 ? 'This has changed since you looked through it:' : 'This is what will be delivered:';
  return [intro, ...lines].join('\n');
}

/** Its buttons: one that confirms, and for each field of the list one that leads to its question. */
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
