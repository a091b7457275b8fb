import { AUDIO_MB } from '../media/file-finding.ts';
import type { DraftRelease, Release } from '../releases/release.ts';
import { newRelease } from '../releases/release.ts';
import { isWithOffice } from '../releases/release-status.ts';
import type { Act, PlainAct } from './act.ts';
import { likeItsSingle } from './apply/add-tracks.ts';
import { applyAct } from './apply/apply-act.ts';
import type { TurnNeeds, Working } from './apply/working.ts';
import { askedAt } from './asked-at.ts';
import { begunText } from './begun-text.ts';
import type { Change } from './change.ts';
import { changesOf } from './changes-of.ts';
import type { Asked, Choice, Conversation, FileSent } from './conversation.ts';
import { conversationAfter, type Moves } from './conversation-after.ts';
import type { Operation } from './operation.ts';
import { operationsBetween } from './operations-between.ts';
import { questions } from './questions.ts';
import { replyText } from './reply-text.ts';
import type { Step } from './step.ts';

export type TurnInput = Omit<TurnNeeds, 'recent'> & {
  /** As it is stored now, read for this turn; null before there is one. */
  release: Release | null;
  /** How one begins that this message makes: with what its artist's last one had (product 32.1). Blank when not given. */
  beginning?: DraftRelease | undefined;
  conversation: Conversation;
  /** What the message means, as an interpreter says. */
  acts: readonly Act[];
  file?: FileSent | null;
  /** What the operator allows a WAV or FLAC to have, in MB. */
  losslessMb?: number;
};

export type Turn = {
  /** The editor's operations, to be written in this order. Empty when the message only talks. */
  operations: Operation[];
  /** The release as it is after them. */
  release: Release | null;
  conversation: Conversation;
  /** Ours, computed from the release: never a model's words. */
  reply: string;
  nextStep: Step;
  asked: Asked;
  changes: Change[];
  choices: Choice[];
};

/**
 * One turn of the conversation: what the acts do to the release, what is asked next and what is said (product 31.4). It reads and writes
 * nothing. When a write is refused because the release changed meanwhile, plan again with the release as it is then: ids are the caller's.
 */
export function planTurn({
  release,
  beginning,
  conversation,
  acts,
  file = null,
  losslessMb = AUDIO_MB,
  ...needs
}: TurnInput): Turn {
  const meant = meaningOfActs(acts, conversation, release);
  const { ids, artist, now } = needs;
  const started = release ?? beginning ?? newRelease({ id: ids('release'), artistId: artist.artistId, now });
  const isLocked = release !== null && isWithOffice(release.status);
  const untouched: Working = { release: started, added: [], touched: [], faults: [] };
  const applied = isLocked
    ? untouched
    : meant.acts.reduce((state, act) => applyAct(state, act, { ...needs, recent: conversation.recent }), untouched);
  const done = isLocked ? untouched : likeItsSingle(applied, release);
  const edits = operationsBetween(started, done.release, done.added);
  const isNew = release === null && edits.length > 0;
  const operations: Operation[] = isNew ? [{ kind: 'create-release', release: started as never }, ...edits] : edits;
  const after = release === null && !isNew ? null : done.release;

  const moves: Moves = {
    touched: done.touched,
    isAnswered: meant.isAnswered,
    act: meant.acts.find(
      (act) => act.kind === 'skip' || act.kind === 'only-required' || act.kind === 'back' || act.kind === 'go-to',
    ),
    isTalk:
      done.touched.length === 0 &&
      operations.length === 0 &&
      !meant.isAnswered &&
      (file === null || typeof file.verdict === 'object') &&
      !meant.acts.some(({ kind }) => kind === 'skip' || kind === 'only-required'),
    hasFile: file !== null,
    offered: meant.offered,
  };
  const stand = conversationAfter(conversation, moves, after);
  const question = questions[stand.step];
  const changes = changesOf(operations, done.release);
  const reply = replyText({
    before: release,
    after,
    acts: meant.acts,
    labels: meant.labels,
    awaitsValue: meant.awaitsValue,
    stand,
    from: conversation.step,
    changes,
    faults: done.faults,
    file,
    begun: isNew ? begunText(started, changes) : '',
    losslessMb,
    now,
  });
  return {
    operations,
    release: after,
    conversation: stand,
    reply,
    nextStep: stand.step,
    asked: askedAt(question, after),
    changes,
    choices: meant.choices ?? [...(question.choices?.(after ?? started) ?? [])],
  };
}

type Meant = {
  acts: PlainAct[];
  isAnswered: boolean;
  offered: readonly Act[];
  /** What may have been meant, in words. */
  labels: readonly string[];
  /** A bare yes or no where only a value is an answer. */
  awaitsValue: boolean;
  choices?: Choice[];
};

/** Yes and no mean what was offered, or what the question says; "did you mean" waits for an answer. */
function meaningOfActs(acts: readonly Act[], { step, offered }: Conversation, release: Release | null): Meant {
  const question = questions[step];
  const meant: Meant = { acts: [], isAnswered: false, offered: [], labels: [], awaitsValue: false };
  for (const act of acts) {
    if (act.kind === 'suggest') {
      const [only] = act.suggestions;
      meant.choices = act.suggestions.map(({ label }) => ({ label, message: label }));
      meant.offered = act.suggestions.length === 1 && only ? only.acts : [];
      meant.labels = act.suggestions.map(({ label }) => label);
    } else if (act.kind === 'yes' && offered.length > 0) {
      meant.acts.push(...(offered as PlainAct[]));
    } else if (act.kind === 'no' && offered.length > 0) {
      meant.acts.push({ kind: 'go-to', step });
    } else if (act.kind === 'yes' || act.kind === 'no') {
      const says = act.kind === 'yes' ? question.yes : question.no;
      if (says && release) {
        const acts = says(release);
        meant.acts.push(...acts);
        // A licence that somebody has is awaited until its file is here.
        meant.isAnswered = !acts.some((one) => one.kind === 'licence' && one.answer === 'have');
      } else if (act.kind === 'no' && !question.isRequired) meant.acts.push({ kind: 'skip' });
      else if ((act.kind === 'no') === (question.yes !== undefined)) meant.awaitsValue = true;
      else meant.acts.push({ kind: 'unclear' });
    } else meant.acts.push(act);
  }
  return meant;
}
