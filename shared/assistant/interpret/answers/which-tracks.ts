import type { Release } from '../../../releases/release.ts';
import type { Act, PlainAct } from '../../act.ts';
import { offerActs } from '../offers/describe-acts.ts';
import { trackMentions } from '../tracks/track-mentions.ts';
import { wordsOf } from '../words/words.ts';

/** Whether a text mentions tracks without saying which: "one of them", "some". */
export const mentionsUnnamedTracks = (text: string, release: Release | null): boolean =>
  (release?.trackIds.length ?? 0) > 1 && trackMentions(wordsOf(text), release).some(({ tracks }) => tracks === 'some');

/** Asks which track a statement applies to, with an offer such as "Only track 1?" for each. */
export function askWhichTracks(
  typed: string,
  release: Release | null,
  acts: (track: number) => PlainAct[],
): Act[] | undefined {
  const count = release?.trackIds.length ?? 0;
  if (count < 2) return undefined;
  return offerActs(
    typed,
    ...Array.from({ length: count }, (_, n) => ({ label: `Only track ${n + 1}`, acts: acts(n + 1) })),
  );
}
