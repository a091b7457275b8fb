import { AUDIO_MB } from '../media/file-finding.ts';
import type { SubmittedContent } from '../releases/earlier-submission.ts';
import { editsBetween } from '../releases/edits.ts';
import type { DraftRelease, Release } from '../releases/release.ts';
import { newRelease } from '../releases/release.ts';
import { isReadOnly } from '../releases/release-status.ts';
import type { Act } from './act.ts';
import { ownArtistName } from './apply/self.ts';
import type { TurnNeeds } from './apply/working.ts';
import type { Change } from './change.ts';
import { changesFrom } from './changes-from-operations.ts';
import { choicesAt } from './choices-at.ts';
import { type Choice, type Conversation, type ExpectedAnswer, type FileSent, newConversation } from './conversation.ts';
import { conversationAfter } from './conversation-after.ts';
import { isDeclaration } from './declaration-text.ts';
import { expectedAnswer } from './expected-answer.ts';
import type { AnswerAct } from './offer.ts';
import { offerInherited } from './offer-inherited.ts';
import { pointsOf } from './open-points.ts';
import type { Operation } from './operation.ts';
import { actsAtPoint, rememberPoints } from './point-acts.ts';
import { questions } from './questions.ts';
import { releaseAfterActs } from './release-after-acts.ts';
import { replyText } from './reply-text.ts';
import { resolveMeaning } from './resolve-meaning.ts';
import type { Step } from './step.ts';
import { movesFrom } from './turn-moves.ts';

export type TurnInput = Omit<TurnNeeds, 'recent' | 'point'> & {
  /** The stored release, read for this turn; null before there is one. */
  release: Release | null;
  /**
   * The draft that the message may create, with values from the artist's last release (product 32.1). Blank by default.
   */
  beginning?: DraftRelease | undefined;
  /** The submission that the office sent back; null if there is none. */
  earlier?: SubmittedContent | null;
  conversation: Conversation;
  /** The meaning of the message, from an interpreter or a button. */
  acts: readonly (Act | AnswerAct)[];
  file?: FileSent | null;
  /** The latest changes that have not been undone. An undo reverts these. */
  lastChanges?: readonly Change[];
  /** Whether the message came from one of our buttons, so that the artist chose the words without typing them. */
  isPressed?: boolean;
  /** The size limit for WAV and FLAC files, set by the operator, in MB. */
  losslessMb?: number;
};

export type Turn = {
  /** The editor's operations, to be written in this order. Empty if the release does not change. */
  operations: Operation[];
  /** The release after the operations. */
  release: Release | null;
  conversation: Conversation;
  /** The reply, in our own words. It is computed from the release, never written by a model. */
  reply: string;
  nextStep: Step;
  asked: ExpectedAnswer;
  changes: Change[];
  choices: Choice[];
  /** Whether the message was an undo. */
  isUndo: boolean;
};

/**
 * Plans one turn: the changes to the release, the next question and the reply (product 31.4). Reads and writes nothing.
 * If the write fails because the release has changed, call it again with the current release; the ids come from the
 * caller and stay the same.
 */
export function planTurn({
  release,
  beginning,
  earlier = null,
  conversation: stored,
  acts,
  file = null,
  lastChanges = [],
  isPressed = false,
  losslessMb = AUDIO_MB,
  ...needs
}: TurnInput): Turn {
  // A stored conversation may lack fields that were added later.
  const conversation: Conversation = { ...newConversation, ...stored };
  const { ids, artist, now } = needs;
  const started = release ?? beginning ?? newRelease({ id: ids('release'), artistId: artist.artistId, now });
  const self = ownArtistName(started, artist.artistName);
  const points = pointsOf(release, conversation, { earlier, now });
  const understood = resolveMeaning(acts, { conversation, release, begun: started, self, points });
  const meaning = { ...understood, acts: actsAtPoint(understood.acts, conversation.step, points, release) };
  const isLocked = release !== null && isReadOnly(release.status);
  const state = { stored: release, begun: started, isLocked, lastChanges };
  const done = releaseAfterActs(meaning.acts, state, { ...needs, recent: conversation.recent, point: points.current });
  const edits = editsBetween(started, done.release, done.added);
  // An offer also creates the release: the conversation is stored with it, and otherwise a yes would have nothing to
  // accept.
  const isNew = release === null && (edits.length > 0 || meaning.offer !== null);
  const letters = done.letters.map((text): Operation => ({ kind: 'write-to-office', text }));
  const operations: Operation[] = [
    ...(isNew ? [{ kind: 'create-release', release: started as never } as const] : []),
    ...edits,
    ...letters,
  ];
  const after = release === null && !isNew ? null : done.release;

  const moves = movesFrom(conversation, { meaning, done, operations, file, isLocked, isPressed });
  const remembered = {
    ...conversation,
    ...rememberPoints(conversation, points, { acts: meaning.acts, dealt: done.dealt }),
  };
  const open = pointsOf(after, remembered, { earlier, now });
  const moved = { ...conversationAfter(remembered, { ...moves, points: open }, after), point: open.current?.key ?? '' };
  const changes = changesFrom(operations, done.release);
  const { text: inherited, stand } = offerInherited(conversation, moved, {
    release: after,
    changes,
    isNew,
    hasFile: file !== null,
  });
  const reply = replyText({
    before: release,
    after,
    acts: meaning.acts,
    awaitsValue: meaning.awaitsValue,
    stand,
    from: conversation.step,
    changes,
    faults: done.faults,
    file,
    letters: done.letters,
    points: open,
    hasUndone: moves.undone.length > 0,
    inherited,
    declared: moves.isTyped ? done.touched.filter(isDeclaration) : [],
    losslessMb,
    now,
  });
  return {
    operations,
    release: after,
    conversation: stand,
    reply,
    nextStep: stand.step,
    asked: expectedAnswer(questions[stand.step], after, open),
    changes,
    choices: choicesAt(stand, after, after ?? started, open),
    isUndo: meaning.acts.some(({ kind }) => kind === 'undo'),
  };
}
