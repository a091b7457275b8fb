import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { warnBeforeUnloadWhile } from '../../lib/warn-before-unload.ts';
import type { Sent } from './chat.ts';
import { NEW_CHAT } from './keys.ts';

/** A message without a reply: being sent, failed, or stopped by the artist. */
export type Outgoing = { sent: Sent; phase: 'sending' | 'failed' | 'stopped' };
/** The unsent part of a conversation: the text in the input, and messages in flight. */
export type ChatDraft = { typed: string; outgoing: readonly Outgoing[] };

const EMPTY: ChatDraft = { typed: '', outgoing: [] };

/** Drafts are kept across pages: typed text is still there when the user comes back, and sending continues. */
const useDrafts = create<ReadonlyMap<string, ChatDraft>>(() => new Map());

const isUnsent = ({ typed, outgoing }: ChatDraft) => typed !== '' || outgoing.length > 0;
warnBeforeUnloadWhile(useDrafts, (drafts) => [...drafts.values()].some(isUnsent));

const nameOf = (releaseId: string | undefined) => releaseId ?? NEW_CHAT;

const draftOfChat = (releaseId: string | undefined): ChatDraft => useDrafts.getState().get(nameOf(releaseId)) ?? EMPTY;

export const useDraftOfChat = (releaseId: string | undefined): ChatDraft =>
  useDrafts((drafts) => drafts.get(nameOf(releaseId)) ?? EMPTY);

function change(releaseId: string | undefined, part: Partial<ChatDraft>): void {
  const draft = { ...draftOfChat(releaseId), ...part };
  const next = new Map(useDrafts.getState());
  if (isUnsent(draft)) next.set(nameOf(releaseId), draft);
  else next.delete(nameOf(releaseId));
  useDrafts.setState(next, true);
}

export const typeInChat = (releaseId: string | undefined, typed: string): void => change(releaseId, { typed });

/** Adds a message to those in flight, or updates its phase if it is already there. */
export function putOutgoing(releaseId: string | undefined, one: Outgoing): void {
  const { outgoing } = draftOfChat(releaseId);
  const isThere = outgoing.some(({ sent }) => sent.id === one.sent.id);
  const next = isThere ? outgoing.map((other) => (other.sent.id === one.sent.id ? one : other)) : [...outgoing, one];
  change(releaseId, { outgoing: next });
}

export function dropOutgoing(releaseId: string | undefined, id: string): void {
  change(releaseId, { outgoing: draftOfChat(releaseId).outgoing.filter(({ sent }) => sent.id !== id) });
}

/** Moves the draft of a new conversation to the release that has been created for it. */
export function moveDraft(releaseId: string): void {
  const { typed, outgoing } = draftOfChat(undefined);
  change(undefined, EMPTY);
  if (typed !== '') change(releaseId, { typed });
  for (const one of outgoing) putOutgoing(releaseId, one);
}

forgetWithAccount(() => useDrafts.setState(new Map(), true));
