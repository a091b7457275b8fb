import type { Watch } from '../watch.ts';
import { cardFacts } from './card.ts';
import { earningsFacts } from './earnings.ts';
import { leadFacts } from './lead.ts';
import { mediaFacts } from './media.ts';
import { noticesFacts } from './notices.ts';
import { outboxFacts } from './outbox.ts';
import { payoutFacts } from './payout.ts';
import { photoFacts } from './photo.ts';
import { profileFacts } from './profile.ts';
import { releaseFacts } from './release.ts';
import { releaseStoresFacts } from './release-stores.ts';
import { statementFacts } from './statement.ts';
import { takedownFacts } from './takedown.ts';

/** The kinds of item that the relay reads. The event source filters the stream by these rows. */
export const watches: readonly Watch[] = [
  outboxFacts,
  releaseFacts,
  mediaFacts,
  cardFacts,
  releaseStoresFacts,
  profileFacts,
  photoFacts,
  leadFacts,
  payoutFacts,
  takedownFacts,
  statementFacts,
  earningsFacts,
  noticesFacts,
];
