import * as z from 'zod';
import { IsoTime, StatementId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { setAsideReasons } from '../royalties/set-aside.ts';
import { statementEncodings } from '../royalties/statement-encoding.ts';
import { StoredText } from '../text.ts';
import { Deduction } from './deduction.ts';
import { DecimalText, Given } from './given.ts';

const Person = z.object({ id: z.string(), name: StoredText });
const Act = z.object({ by: Person, at: IsoTime });

/** What a stage does now. `bytes` and `lines` are how far it is, as far as it knows. */
const stages = ['waiting', 'fetching', 'reading', 'storing', 'matching', 'planning'] as const;
const Progress = z.object({
  stage: z.enum(stages),
  bytes: z.int().optional(),
  lines: z.int().optional(),
  at: IsoTime,
});

/** What the file says, once it was read. */
const ReadFacts = z.object({
  /** The format by its id, and by its name. */
  format: z.string(),
  formatName: StoredText,
  /** Who owes the money: a store or a distributor, as its account is called (`receivable:{payer}`), and by name. */
  payer: z.string(),
  payerName: StoredText,
  currency: z.string(),
  /** YYYY-MM, in order. */
  months: z.array(z.string()),
  lines: z.int(),
  groups: z.int(),
  /** The sum of all lines in the currency of the file, to the last digit. */
  amount: DecimalText,
  quantity: DecimalText,
  badLines: z.int(),
  unknownTerritories: z.array(z.object({ text: StoredText, lines: z.int() })),
  /** How it was decoded, where its bytes do not tell: a guess, or what the office chose. */
  encoding: z.object({ used: z.enum(statementEncodings), isGuess: z.boolean() }).optional(),
  /** The sheet of a workbook that it is. */
  sheet: StoredText.optional(),
  /** Dollars for one unit of the currency: `1` for US dollars. */
  rate: z.string().optional(),
  /** Where each line of the file went (product 23.24). Statements that were read earlier do not say. */
  file: z.object({ physical: z.int(), above: z.int(), setAside: z.int(), blank: z.int(), inCells: z.int() }).optional(),
  setAside: z.array(z.object({ reason: z.enum(setAsideReasons), rows: z.int(), amount: DecimalText })).optional(),
  quotes: z.enum(['cells', 'text']).optional(),
  /** The totals that the file states, as far as they were compared. */
  totals: z.array(DecimalText).optional(),
  /** Lines of the file that earlier statements of the payer have posted, so that this one leaves them out. */
  postedBefore: z
    .object({
      /** Which change of the payer's posted lines was the last that this reading knew. */
      asOf: z.int(),
      lines: z.int(),
      amount: DecimalText,
      statements: z.array(
        z.object({ statementId: StatementId, fileName: StoredText, createdAt: IsoTime, lines: z.int() }),
      ),
    })
    .optional(),
});

/** Kinds of recordings by whose they are (product 23.7). Only what is matched goes to an artist. */
export const matchKinds = ['matched', 'withdrawn', 'two-owners', 'two-releases', 'unmatched'] as const;
const Part = z.object({ recordings: z.int(), lines: z.int(), amount: DecimalText });

/** What would be posted, or was: everything in micro-dollars. `micros` is the sum of the other three. */
const Plan = z.object({
  /** An approval is of one version; a match that changes makes another. */
  version: z.int(),
  madeAt: IsoTime,
  micros: MicrosText,
  artistMicros: MicrosText,
  platformMicros: MicrosText,
  /** Of recordings that nobody is matched to, and of people who have not accepted their part. */
  suspenseMicros: MicrosText,
  artists: z.int(),
  batches: z.int(),
});

/** How far a posting is, or a reversal. */
const Moved = z.object({ batches: z.int(), micros: MicrosText });

const base = {
  statementId: StatementId,
  fileName: StoredText,
  bytes: z.int(),
  /** Of the file as it came, in hexadecimal, from when it was read first: it is this statement's then, and no other's. */
  sha256: z.string().optional(),
  /** The statement that the file was dropped for, where it is another one: a file of several currencies is several statements. */
  fileOf: StatementId.optional(),
  given: Given,
  /** The mapping that the office made for this very file: it goes before other mappings that fit (product 23.22). */
  mappingId: z.string().optional(),
  /** What its payer keeps back of it; none where nothing is. */
  deductions: z.array(Deduction).optional(),
  createdAt: IsoTime,
  createdBy: Person,
  changedAt: IsoTime,
  /** Grows with each change. */
  ver: z.int(),
};
const planned = {
  ...base,
  read: ReadFacts,
  matches: z.record(z.enum(matchKinds), Part),
  plan: Plan,
  /** Who approved this version of the plan, and how many people have to. */
  approvals: z.array(Act),
  approvalsNeeded: z.int(),
};
const reversal = Act.extend({ reason: StoredText });
const fault = z.object({ code: z.string(), text: z.string(), details: z.record(z.string(), z.unknown()) });

const views = {
  'awaiting-file': z.object({ ...base, state: z.literal('awaiting-file') }),
  reading: z.object({ ...base, state: z.literal('reading'), progress: Progress, read: ReadFacts.optional() }),
  stopped: z.object({ ...base, state: z.literal('stopped'), fault, read: ReadFacts.optional() }),
  ready: z.object({ ...planned, state: z.literal('ready') }),
  approved: z.object({ ...planned, state: z.literal('approved') }),
  /** `postedAt`: it was posted before, and what was matched since is. */
  posting: z.object({ ...planned, state: z.literal('posting'), posted: Moved, postedAt: IsoTime.optional() }),
  posted: z.object({ ...planned, state: z.literal('posted'), posted: Moved, postedAt: IsoTime }),
  reversing: z.object({ ...planned, state: z.literal('reversing'), posted: Moved, reversal, reversed: Moved }),
  reversed: z.object({
    ...planned,
    state: z.literal('reversed'),
    posted: Moved,
    reversal,
    reversed: Moved,
    reversedAt: IsoTime,
  }),
  discarded: z.object({ ...base, state: z.literal('discarded'), discarded: Act, read: ReadFacts.optional() }),
};

/** A store's statement in each of its states: what cannot be known in one, it does not have. */
export const Statement = z.discriminatedUnion('state', [
  views['awaiting-file'],
  views.reading,
  views.stopped,
  views.ready,
  views.approved,
  views.posting,
  views.posted,
  views.reversing,
  views.reversed,
  views.discarded,
]);
export type Statement = z.infer<typeof Statement>;
