import * as z from 'zod';
import { Day } from '../day.ts';
import { SentTime } from '../ids.ts';
import { TEXT_LIMIT } from '../text-limit.ts';
import { Text } from '../text-schemas.ts';

/** The states that the office can enter. `down` is accepted only where a takedown was sent. */
export const reportedStates = ['received', 'ingested', 'live', 'rejected', 'conflict', 'down'] as const;
export type ReportedState = (typeof reportedStates)[number];

const URL_LIMIT = 2000;

/** A web address, which pages show as a link. */
export const WebAddress = z
  .string()
  .trim()
  .max(URL_LIMIT, { abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a web address, like https://…' }));

const Code = z.string().trim().max(100, { abort: true }).min(1);

/** The evidence that a person can enter: the release's page at the store, the store's own words, or nothing. */
const EnteredEvidence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('address'), url: WebAddress }),
  z.strictObject({
    kind: z.literal('words'),
    text: Text.min(1, 'Please enter the store’s words'),
    code: Code.optional(),
  }),
  z.strictObject({ kind: z.literal('person') }),
]);

/** A state that the office enters for a release at some stores (product 33.5). */
export const EnterStoreState = z.strictObject({
  stores: z
    .array(z.string().max(TEXT_LIMIT, { abort: true }))
    .max(100, { abort: true })
    .min(1),
  state: z.enum(reportedStates),
  /** When the stores were in this state: a time, or a day. By default, now. */
  at: z.union([SentTime, Day]).optional(),
  evidence: EnteredEvidence,
});
export type EnterStoreState = z.infer<typeof EnterStoreState>;
