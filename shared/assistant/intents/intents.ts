import { deliveryIntents } from './delivery.ts';
import { howToIntents } from './how-to.ts';
import type { Intent } from './intent.ts';
import { moneyIntents } from './money.ts';
import { placeIntents } from './places.ts';
import { rightsIntents } from './rights.ts';
import { thisQuestion } from './this-question.ts';
import { countIntents } from './what-counts.ts';

/** All intents except those about the meaning of a word. If two match equally well, the first one wins. */
export const intents: readonly Intent[] = [
  ...countIntents,
  ...rightsIntents,
  ...howToIntents,
  ...placeIntents,
  ...deliveryIntents,
  ...moneyIntents,
  ...Object.values(thisQuestion),
];
