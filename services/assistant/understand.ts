import type { Act } from '../../shared/assistant/act.ts';
import type { Conversation } from '../../shared/assistant/conversation.ts';
import type { Points } from '../../shared/assistant/open-point.ts';
import type { ArtistId, MessageId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';

/** What somebody needs who reads a message: who wrote it, about what, at which question, on which day. */
export type Heard = {
  artistId: ArtistId;
  /** Of the message: pieces of an answer that is still being written can be told by it. */
  messageId: MessageId;
  message: string;
  /** Null before there is one. */
  release: Release | null;
  conversation: Conversation;
  /** What stands open before the review. */
  points: Points;
  /** YYYY-MM-DD, in UTC. */
  today: string;
  /** The artist's country, as the profile names it: dates are written in its order. */
  country?: string | undefined;
  /** What the operator allows a WAV or FLAC to have, in MB. */
  losslessMb: number;
};

/** What a message means, and something small to say beside the answer: that a model was away. It changes nothing, and never fails. */
export type Understood = {
  acts: readonly Act[];
  notice: string | null;
  /** What a model says to a question of the artist, as plain words. They stand before ours. */
  words?: string;
};
export type Understand = (heard: Heard) => Promise<Understood>;
