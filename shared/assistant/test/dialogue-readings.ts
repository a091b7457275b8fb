import { sameValue } from '../../same-value.ts';
import type { InterpretContext } from '../interpret/context.ts';
import { readByRules } from '../interpret/interpret.ts';
import { changesOfAct } from '../second-opinion/act-changes.ts';
import type { Change } from '../second-opinion/act-signs.ts';
import type { Reading } from '../second-opinion/signs-of-reading.ts';
import { readDialogues } from './read-dialogues.ts';
import { runDialogue } from './run-dialogue.ts';

/** A line of a dialogue, as read by the rules. */
export type DialogueReading = { dialogue: string; reading: Reading; context: InterpretContext };

/**
 * Collects the readings of all dialogue lines that change something as intended. A dialogue ends with the intended
 * release, so a line was read correctly unless a later one sets the same field again.
 */
export async function readingsOfDialogues(): Promise<DialogueReading[]> {
  const all: DialogueReading[] = [];
  for (const { name, file, ...dialogue } of readDialogues()) {
    const found: DialogueReading[] = [];
    await runDialogue({ name, file, ...dialogue }, (message, context) => {
      const acts = readByRules(message, context);
      const { question, release } = context;
      const changes = acts.flatMap((act) => changesOfAct(act, question, release));
      const reading = { message, acts, changes, question, release };
      if (changes.length > 0) found.push({ dialogue: `${file}: ${name}`, reading, context });
      return acts;
    });
    all.push(...found.filter((one, n) => !found.slice(n + 1).some((later) => isSetAgain(one, later))));
  }
  return all;
}

const isSetAgain = (one: DialogueReading, later: DialogueReading): boolean =>
  one.reading.changes.some((act) => later.reading.changes.some((other) => isReplaced(act, other)));

function isReplaced(act: Change, by: Change): boolean {
  if (act.kind === 'set-release' && by.kind === 'set-release')
    return act.field === by.field && !sameValue(act.value, by.value);
  if (act.kind !== 'set-track' || by.kind !== 'set-track') return false;
  return act.field === by.field && sameValue(act.tracks, by.tracks) && !sameValue(act.value, by.value);
}
