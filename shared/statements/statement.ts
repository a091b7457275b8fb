import * as z from 'zod';
import { IsoTime, StatementId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { setAsideReasons } from '../royalties/set-aside.ts';
import { statementEncodings } from '../royalties/statement-encoding.ts';
import { StoredText } from '../text-schemas.ts';
import { DecimalText } from './amounts.ts';
import { Deduction } from './deduction.ts';
import { FileSettings } from './file-settings.ts';

const Person = z.object({ id: z.string(), name: StoredText });
const Act = z.object({ by: Person, at: IsoTime });

/** The progress of a stage, with the bytes and lines done so far, if known. */
const stages = ['waiting', 'fetching', 'reading', 'storing', 'matching', 'planning'] as const;
const Progress = z.object({
  stage: z.enum(stages),
  bytes: z.int().optional(),
  lines: z.int().optional(),
  at: IsoTime,
});

/** The result of reading the file. */
const ReadFacts = z.object({
  /** The id and name of the format. */
  format: z.string(),
  formatName: StoredText,
  /** The account of the store or distributor that owes the money (`receivable:{payer}`), and its name. */
  payer: z.string(),
  payerName: StoredText,
  currency: z.string(),
  /** The sale months, YYYY-MM, in order. */
  months: z.array(z.string()),
  lines: z.int(),
  groups: z.int(),
  /** The exact sum of all lines, in the currency of the file. */
  amount: DecimalText,
  quantity: DecimalText,
  badLines: z.int(),
  unknownTerritories: z.array(z.object({ text: StoredText, lines: z.int() })),
  /** The encoding, if the bytes do not reveal it: a guess, or the office's choice. */
  encoding: z.object({ used: z.enum(statementEncodings), isGuess: z.boolean() }).optional(),
  /** The sheet of a workbook that was read. */
  sheet: StoredText.optional(),
  /** Dollars for one unit of the currency: `1` for US dollars. */
  rate: z.string().optional(),
  /**
   * How many lines of the file were counted, set aside or blank (product 23.24). Absent for statements read before this
   * was introduced.
   */
  file: z.object({ physical: z.int(), above: z.int(), setAside: z.int(), blank: z.int(), inCells: z.int() }).optional(),
  setAside: z.array(z.object({ reason: z.enum(setAsideReasons), rows: z.int(), amount: DecimalText })).optional(),
  quotes: z.enum(['cells', 'text']).optional(),
  /** The totals that the file states, if they were compared with its lines. */
  totals: z.array(DecimalText).optional(),
  /** Lines that were left out because earlier statements from the payer have posted them. */
  postedBefore: z
    .object({
      /** The last change to the payer's posted lines that this reading took into account. */
      asOf: z.int(),
      lines: z.int(),
      amount: DecimalText,
      statements: z.array(
        z.object({ statementId: StatementId, fileName: StoredText, createdAt: IsoTime, lines: z.int() }),
      ),
    })
    .optional(),
});

/** Kinds of match for a recording (product 23.7). Only `matched` recordings are paid to artists. */
export const matchKinds = ['matched', 'withdrawn', 'two-owners', 'two-releases', 'unmatched'] as const;
const Part = z.object({ recordings: z.int(), lines: z.int(), amount: DecimalText });

/**
 * The amounts that the statement would post or has posted, in micro-dollars. `micros` is the sum of the other three.
 */
const Plan = z.object({
  /** The version of the plan that each approval refers to. A changed match makes a new version. */
  version: z.int(),
  madeAt: IsoTime,
  micros: MicrosText,
  artistMicros: MicrosText,
  platformMicros: MicrosText,
  /** The amount for unmatched recordings, and for people who have not accepted their part. */
  suspenseMicros: MicrosText,
  artists: z.int(),
  batches: z.int(),
});

/** The progress of a posting or a reversal. */
const Moved = z.object({ batches: z.int(), micros: MicrosText });

const base = {
  statementId: StatementId,
  fileName: StoredText,
  bytes: z.int(),
  /**
   * The SHA-256 of the original file, in hexadecimal. Set when the file is first read, which reserves the file for this
   * statement.
   */
  sha256: z.string().optional(),
  /**
   * The statement that stores the file, if it is not this one: a file with several currencies has several statements.
   */
  fileOf: StatementId.optional(),
  given: FileSettings,
  /** The mapping that the office made for this file. It takes priority over other mappings that fit (product 23.22). */
  mappingId: z.string().optional(),
  /** Amounts that the payer keeps. Omitted if there are none. */
  deductions: z.array(Deduction).optional(),
  createdAt: IsoTime,
  createdBy: Person,
  changedAt: IsoTime,
  /** The version, which every write increases. */
  ver: z.int(),
};
const planned = {
  ...base,
  read: ReadFacts,
  matches: z.record(z.enum(matchKinds), Part),
  plan: Plan,
  /** The approvals of this version of the plan, and how many it needs. */
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
  /** If `postedAt` is set, the statement was posted before, and now posts recordings matched since then. */
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

/** A statement in each of its states, with that state's fields. */
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
