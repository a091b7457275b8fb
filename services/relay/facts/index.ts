import type { Watch } from '../watch.ts';
import { cardFacts } from './card.ts';
import { leadFacts } from './lead.ts';
import { outboxFacts } from './outbox.ts';
import { payoutFacts } from './payout.ts';
import { photoFacts } from './photo.ts';
import { profileFacts } from './profile.ts';
import { releaseFacts } from './release.ts';
import { statementFacts } from './statement.ts';

/** What the relay reads off the stream, a row a kind of item. The event source lets these items through, and no others. */
export const watches: readonly Watch[] = [
  outboxFacts,
  releaseFacts,
  cardFacts,
  profileFacts,
  photoFacts,
  leadFacts,
  payoutFacts,
  statementFacts,
];
