import type { Act } from '../../shared/assistant/act.ts';
import type { Conversation } from '../../shared/assistant/conversation.ts';
import type { Points } from '../../shared/assistant/open-point.ts';
import type { ArtistId, MessageId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';

/** A message and the context for reading it: its author, the release, the conversation and the date. */
export type MessageInput = {
  artistId: ArtistId;
  /** The message's id, under which the words of an unfinished answer are published. */
  messageId: MessageId;
  message: string;
  /** Null before there is a release. */
  release: Release | null;
  conversation: Conversation;
  /** Points that must be settled before the review. */
  points: Points;
  /** YYYY-MM-DD, in UTC. */
  today: string;
  /** The artist's country from the profile. It decides whether the day or the month comes first in a date. */
  country?: string | undefined;
  /** The size limit for WAV and FLAC files, set by the operator, in MB. */
  losslessMb: number;
};

/**
 * The meaning of a message, and possibly a note next to the answer, for instance that a model was unreachable.
 * Interpreting a message changes nothing and never fails.
 */
export type MessageMeaning = {
  acts: readonly Act[];
  notice: string | null;
  /** A model's answer to a question from the artist, as plain text. It is shown before the computed answer. */
  words?: string;
};
export type Understand = (input: MessageInput) => Promise<MessageMeaning>;
