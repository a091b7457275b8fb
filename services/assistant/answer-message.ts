import { createHash } from 'node:crypto';
import { chosenAnswer, isQuickReply } from '../../shared/assistant/chosen-answer.ts';
import type { AssistantReply, SendMessage } from '../../shared/assistant/contract.ts';
import { pointsOf } from '../../shared/assistant/open-points.ts';
import { openTurn } from '../../shared/assistant/open-turn.ts';
import type { Operation } from '../../shared/assistant/operation.ts';
import { planTurn } from '../../shared/assistant/plan-turn.ts';
import { Problem, type ProblemCode } from '../../shared/contract/problem.ts';
import { type ArtistId, idFrom, type MediaId, type NewId, type ReleaseId } from '../../shared/ids.ts';
import type { Media } from '../../shared/media/media.ts';
import { quotas } from '../../shared/quotas.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { OfficeMessage } from '../../shared/releases/release-message.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import type { MediaRepository } from '../media/media-repository.ts';
import type { SignedIn } from '../platform/actor.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { BeginRelease } from '../releases/drafts/begin-release.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { assistantReply } from './assistant-reply.ts';
import { conversationForPage, pageStep } from './conversation-for-page.ts';
import type { ConversationRepository } from './conversation-repository.ts';
import { isOpening } from './is-opening.ts';
import { lastChange, undoableTurns } from './last-change.ts';
import { sentFile, shownFile } from './sent-file.ts';
import type { TurnRepository } from './turn-repository.ts';
import type { MessageMeaning, Understand } from './understand.ts';
import { validateEdits } from './validate-edits.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find' | 'sentBack'>;
  begin: Pick<BeginRelease, 'afterLast'>;
  conversations: Pick<ConversationRepository, 'stand' | 'turn'>;
  turns: TurnRepository;
  media: Pick<MediaRepository, 'find'>;
  /** Counts an artist's message. @throws Problem `too-many-requests` */
  count: (artistId: ArtistId, now: Date) => Promise<void>;
  understand: Understand;
  /** The size limit for WAV and FLAC files, set by the operator, in MB. */
  losslessMb: number;
  newId: NewId;
  now: () => Date;
};

/** The maximum number of attempts. An attempt fails if another tab, the editor or a file check writes first. */
const MAX_ATTEMPTS = 25;

/** Replies to edits that the editor rejects although each value is valid by itself. Nothing is changed. */
const rejectionNotices: Partial<Record<ProblemCode, string>> = {
  'isrc-repeated': 'Two tracks can’t have the same ISRC, because it identifies one recording. So I changed nothing.',
  'too-many-tracks': `A release has at most ${TRACK_LIMIT} tracks. So I changed nothing.`,
  'field-fixed': 'Stores know the release by these codes, so they stay. So I changed nothing.',
  'release-locked': 'The tracks can’t change after the release was submitted. So I changed nothing.',
};

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Answers a message and applies it to the release, once for each message id (product 31.22).
 * @throws Problem `release-not-found`, `media-not-found`, `too-many-messages`, `too-many-releases`,
 * `release-too-large`, `too-many-requests`, `idempotency-key-reused` if the same id was sent with a different request,
 * `invalid-request` for a message without text or file, `busy` if every attempt met a concurrent write
 */
export const answerMessage =
  (needs: Needs) =>
  async (actor: SignedIn, sent: SendMessage): Promise<AssistantReply> => {
    const { id, message, releaseId, mediaId, step, chosen = [] } = sent;
    if (message === '' && mediaId === null) throw new Problem('invalid-request');
    const { artistId } = actor;
    // The new release's id is derived from the message, so that a retry finds the release.
    const made = idFrom('release', sha256(`${artistId} ${id}`));
    const owned = { artistId, releaseId: releaseId ?? made };
    const fingerprint = sha256(JSON.stringify([message, releaseId, step, mediaId, ...chosen])).toString('hex');
    await needs.count(artistId, needs.now());
    const read: Understand = chosen.length > 0 ? async () => ({ acts: chosen, notice: null }) : needs.understand;
    const tried = (understand: Understand) =>
      retryWhenChanged(
        'release-changed',
        () => answer(needs, actor, { sent, owned, fingerprint, understand }),
        MAX_ATTEMPTS,
      );
    try {
      return await tried(oncePerStep(read));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'release-changed') throw new Problem('busy');
      const notice = rejectionNotices[error.code];
      if (!notice) throw error;
      return tried(async () => ({ acts: [], notice }));
    }
  };

export type AnswerMessage = ReturnType<typeof answerMessage>;

type MessageRequest = {
  sent: SendMessage;
  owned: { artistId: ArtistId; releaseId: ReleaseId };
  fingerprint: string;
  understand: Understand;
};

async function answer(needs: Needs, actor: SignedIn, { sent, owned, fingerprint, understand }: MessageRequest) {
  const { releases, conversations, newId, losslessMb } = needs;
  const at = needs.now();
  const [answered, release = null, stand] = await Promise.all([
    conversations.turn(owned, sent.id),
    releases.find(owned, { consistent: true }),
    conversations.stand(owned),
  ]);
  if (answered) {
    if (answered.fingerprint !== fingerprint) throw new Problem('idempotency-key-reused');
    return answered.reply;
  }
  if (!release && sent.releaseId) throw new Problem('release-not-found');
  const earlier = await findSentBack(needs, owned, release);
  const media = await findMedia(needs, release ? owned : undefined, sent.mediaId);
  if (isOpening(sent)) {
    const conversation = stand?.conversation ?? conversationForPage(undefined, 'start');
    return assistantReply(
      openTurn({ release, earlier, conversation, step: pageStep(sent.step), losslessMb, now: at }),
      null,
    );
  }
  const before = conversationForPage(stand?.conversation, sent.step);
  const input = {
    artistId: actor.artistId,
    messageId: sent.id,
    message: sent.message,
    release,
    conversation: before,
    points: pointsOf(release, before, { earlier, now: at }),
    today: at.toISOString().slice(0, 10),
    country: actor.country,
    losslessMb,
  };
  const chosen = chosenAnswer(sent.message, before, release);
  const [{ acts, notice, words }, beginning] = await Promise.all([
    chosen ? { acts: chosen, notice: null, words: '' } : understand(input),
    release ? undefined : needs.begin.afterLast(actor, at, owned.releaseId),
  ]);
  const changed = stand?.changed ?? [];
  const isUndo = acts.some(({ kind }) => kind === 'undo');
  const last = isUndo && release ? await lastChange(conversations, owned, release, changed) : undefined;
  const planned = planTurn({
    release,
    beginning,
    earlier,
    conversation: before,
    acts,
    file: media ? sentFile(media) : null,
    lastChanges: last?.changes ?? [],
    isPressed: isQuickReply(sent.message, before, release, input.points),
    losslessMb,
    artist: actor,
    now: at,
    ids: newId,
  });
  const reply = assistantReply(planned, notice, words);
  const { start, edits } = validateEdits(release, planned.operations);
  if (!start) return reply;
  const turns = (stand?.turns ?? 0) + 1;
  if (turns > quotas.assistantTurnsPerRelease) throw new Problem('too-many-messages');
  await needs.turns.save({
    release: { start, edits, isNew: release === null },
    stand: {
      before: stand,
      after: {
        turns,
        conversation: planned.conversation,
        changed:
          last?.earlier ??
          undoableTurns(changed, {
            id: sent.id,
            isChange: planned.changes.length > 0,
            isStored: reply.changes.length > 0,
          }),
      },
    },
    turn: {
      id: sent.id,
      n: turns,
      at: at.toISOString(),
      content: sent.message,
      ...(media && { file: shownFile(start.id, media) }),
      replyId: newId('message'),
      repliedAt: needs.now().toISOString(),
      reply,
      fingerprint,
    },
    letter: officeMessage(planned.operations, { id: newId('message'), at: at.toISOString() }),
    now: at,
  });
  return reply;
}

/** Reads the submission that the office sent back, if it has requested changes to the release. */
const findSentBack = async (
  { releases }: Pick<Needs, 'releases'>,
  owned: MessageRequest['owned'],
  release: Release | null,
) => (release?.status === 'changes_requested' ? releases.sentBack(owned, release.submission.at) : null);

/** Joins everything that the turn tells the office into one message for the release's thread. */
function officeMessage(
  operations: readonly Operation[],
  origin: Pick<OfficeMessage, 'id' | 'at'>,
): OfficeMessage | undefined {
  const texts = operations.flatMap((operation) => (operation.kind === 'write-to-office' ? operation.text : []));
  return texts.length > 0 ? { ...origin, by: 'artist', text: texts.join('\n'), reasons: [] } : undefined;
}

/** @throws Problem `media-not-found` if the release does not have the file */
async function findMedia({ media }: Needs, owned: MessageRequest['owned'] | undefined, mediaId: MediaId | null) {
  if (mediaId === null) return undefined;
  const found: Media | undefined = owned && (await media.find({ ...owned, mediaId }));
  if (!found) throw new Problem('media-not-found');
  return found;
}

/** Interprets a message at most once per step, so that a retry after a concurrent write does not interpret it again. */
function oncePerStep(understand: Understand): Understand {
  const meanings = new Map<string, Promise<MessageMeaning>>();
  return (input) => {
    const { step } = input.conversation;
    const meaning = meanings.get(step) ?? understand(input);
    meanings.set(step, meaning);
    return meaning;
  };
}
