import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { isInDoubt } from '../declarations/declaration-doubt.ts';
import { type AiField, readAiUse, type Use } from '../declarations/read-ai-use.ts';
import { describeActs, offerActs } from '../offers/describe-acts.ts';
import { readPerTrack, trackActs } from '../tracks/per-track.ts';
import { trackMentions } from '../tracks/track-mentions.ts';
import { wordsOf } from '../words/words.ts';

const NAMES: Record<Use, string> = { none: 'No AI', partly: 'Partly AI', all: 'All AI' };

const ai =
  (field: AiField): Answer =>
  (text, { release }) => {
    const actsOf = (value: Use): PlainAct[] => {
      // "No AI at all" answers both AI questions.
      const isOfBoth =
        value === 'none' &&
        /\b(?:no|zero|any) (?:ai|ia|ki)\b|\bat all\b|\banywhere\b/i.test(text) &&
        /\b(?:ai|ia|ki)\b/i.test(text);
      return (isOfBoth ? (['aiAudio', 'aiComposition'] as const) : [field]).map((one) => ({
        kind: 'set-track',
        tracks: 'all',
        field: one,
        value,
      }));
    };
    const answered = (acts: PlainAct[]) =>
      isInDoubt(text, release)
        ? offerActs(text, { label: describeActs(acts, (value) => NAMES[value as Use]), acts })
        : acts;
    if (trackMentions(wordsOf(text), release).some(({ tracks }) => Array.isArray(tracks))) {
      const read = (part: string) => {
        const sense = readAiUse(part, field);
        return sense && 'value' in sense ? sense.value : undefined;
      };
      const byTrack = readPerTrack<Use>(text, release, read, { only: 'none' });
      if (byTrack) return answered(trackActs(field, byTrack, release));
    }
    const sense = readAiUse(text, field);
    if (!sense) return undefined;
    return 'maybe' in sense
      ? offerActs(text, ...sense.maybe.map((value) => ({ label: NAMES[value], acts: actsOf(value) })))
      : answered(actsOf(sense.value));
  };
export const aiAudio = ai('aiAudio');
export const aiComposition = ai('aiComposition');
