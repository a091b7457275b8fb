import { randomUUID } from 'node:crypto';
import type { ArtistId, ReleaseId, StatementId } from '../../../shared/ids.ts';
import type { DraftRelease } from '../../../shared/releases/release.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import type { FileSettings } from '../../../shared/statements/file-settings.ts';
import type { StoredMapping } from '../../../shared/statements/mapping.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import { aCompleteDraft, anId, aTrack, inOrder, newId } from '../../../shared/test/builders.ts';
import { booksRepository } from '../../ledger/books-repository.ts';
import { checkBooks } from '../../ledger/check-books.ts';
import { keys, walletKeys } from '../../platform/keys.ts';
import { claimsOf } from '../../releases/codes/code-claim.ts';
import { codeRepository } from '../../releases/codes/code-repository.ts';
import { splitRepository } from '../../splits/split-repository.ts';
import { colleague } from '../../test/colleague.ts';
import { laptop } from '../../test/laptop.ts';
import { ownBooks } from '../../test/own-books.ts';
import { developer } from '../../test/storage.ts';
import { newIsrc, newUpc } from '../../test/typed-codes.ts';
import { mappingRepository } from '../mapping/mapping-repository.ts';
import { matchStage } from '../matching/match-stage.ts';
import { recordingMatchRepository } from '../matching/recording-match-repository.ts';
import { matchAgain, readAgain } from '../office/read-again.ts';
import { planObject, RecordingPiece } from '../planning/plan-objects.ts';
import {
  beginPosting,
  beginReversal,
  finishPosting,
  finishReversal,
  postBatch,
  reverseBatch,
} from '../posting/post-stage.ts';
import { postedLines, postedStatement } from '../reading/posted-lines.ts';
import { readStage } from '../reading/read-stage.ts';
import { postNeeds, stageNeeds } from '../stages/open-stages.ts';
import { stopUnfinished } from '../stages/stop-unfinished.ts';
import { statementGateway } from '../storage/statement-gateway.ts';

/**
 * Makes the header of a statement from a distributor that pays for many stores.
 * @param currency the currency of the statement's amounts
 */
const header = (currency: string): string =>
  `Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Song/Album,Country of Sale,Songwriter Royalties Withheld,Earnings (${currency})`;

type Line = {
  isrc?: string;
  upc?: string;
  net?: string;
  month?: string;
  store?: string;
  country?: string;
  count?: number;
  title?: string;
  artist?: string;
};

/** Makes a line of a distributor's statement. */
export const line = ({
  isrc = '',
  upc = '',
  net = '1.5',
  month = '2026-08',
  store = 'Spotify',
  country = 'US',
  count = 2,
  title = 'Low Tide',
  artist = 'Mara Ellis',
}: Line = {}): string =>
  `2026-10-05,${month},${store},${artist},${title},${isrc},${upc},${count},100,Stream,${country},,${net}`;

export const fileIn = (currency: string, ...lines: string[]): string => `${[header(currency), ...lines].join('\n')}\n`;
export const file = (...lines: string[]): string => fileIn('USD', ...lines);

/** Creates a separate, empty platform, and functions that run the stages of an import on its tables. */
export async function ownImport() {
  const { table, tables, books } = await ownBooks();
  const differences: string[] = [];
  const objects = statementGateway(laptop.outputs.StatementsBucket, developer);
  const now = () => new Date();
  const reportMismatch = (_: StatementId, { planned, posted }: { planned: string; posted: string }) =>
    void differences.push(`${planned} > ${posted}`);
  /** Builds the stages' dependencies; a test may interrupt calls to them. */
  const needsWithin = (life: { within: <T extends object>(outside: T) => T }) => {
    const outside = { table: life.within(table), objects: life.within(objects), now };
    return {
      ...postNeeds({ ...outside, tables, reportMismatch }),
      ...stageNeeds(outside),
      splits: splitRepository(outside.table),
    };
  };
  const needs = needsWithin({ within: (outside) => outside });
  const { statements } = needs;

  return {
    table,
    tables,
    books,
    objects,
    needs,
    needsWithin,
    differences,

    /** Creates a submitted release with new codes and tracks. */
    async release({
      artistId = anId<ArtistId>(randomUUID()),
      tracks = 1,
      recordings = Array.from({ length: tracks }, (_, n) => ({ isrc: newIsrc(), title: `Track ${n + 1}` })),
      ...different
    }: Partial<Omit<DraftRelease, 'tracks'>> & {
      tracks?: number;
      recordings?: { isrc: string; title: string }[];
    } = {}) {
      const each = recordings.map((recording) => aTrack({ id: newId('track'), ...recording }));
      const draft = aCompleteDraft({ id: newId('release'), artistId, upc: newUpc(), ...inOrder(each), ...different });
      const at = now().toISOString();
      const release = {
        ...draft,
        status: 'submitted' as const,
        submission: { at, agreementVersion: '1', by: artistId },
      };
      await table.put({ Item: { ...keys.release({ artistId, releaseId: draft.id }), v: 1, ...release } });
      for (const claim of claimsOf(draft)) await codeRepository(table).keep(claim);
      return {
        artistId,
        releaseId: draft.id,
        upc: asEan(draft.upc),
        tracks: each.map(({ id, isrc }) => ({ trackId: id, isrc })),
      };
    },

    /** Creates a statement with an uploaded file. */
    async begin(
      content: string | Uint8Array,
      { fileName = 'august.csv', given = {} }: { fileName?: string; given?: FileSettings } = {},
    ) {
      const at = now().toISOString();
      const statementId = newId('statement');
      const bytes = Buffer.from(content);
      const statement: Statement = {
        statementId,
        state: 'reading',
        fileName,
        bytes: bytes.length,
        given,
        createdAt: at,
        createdBy: colleague,
        changedAt: at,
        ver: 1,
        progress: { stage: 'waiting', at },
      };
      await objects.storeBytes(statementId, 'original', bytes);
      await statements.create(statement);
      return { statementId };
    },

    /** Creates a statement, then reads and matches it. */
    async drop(...dropped: Parameters<typeof this.begin>) {
      const { statementId } = await this.begin(...dropped);
      return this.read(statementId);
    },

    async read(statementId: StatementId, mortal = needs) {
      await readStage(mortal, { statementId });
      await matchStage(mortal, { statementId });
      return this.find(statementId);
    },

    /** Stops a statement as if all attempts at its stages had failed. */
    async giveUp(statementId: StatementId) {
      await stopUnfinished(needs, { statementId });
      return this.find(statementId);
    },

    /** Reads or matches a stopped or ready statement again, as the office does. */
    async again(statementId: StatementId, settings?: FileSettings) {
      const before = await statements.get(statementId);
      const at = now().toISOString();
      const isStopped = before.statement.state === 'stopped';
      const statement =
        settings || isStopped
          ? readAgain(before.statement, { given: settings ?? {}, at })
          : matchAgain(before.statement, at);
      await statements.save(before, { ...before, statement });
      await readStage(needs, { statementId });
      await matchStage(needs, { statementId });
      return this.find(statementId);
    },

    async unmatched(statementId: StatementId) {
      const { planFolder = '' } = await statements.get(statementId);
      return RecordingPiece.parse((await objects.readJson(statementId, planObject(planFolder, 'unmatched', 0))) ?? []);
    },

    /** Stores a decision by the office about a recording. */
    async decide(key: string, decision: Decision) {
      const match = { said: decision, by: colleague, at: now().toISOString() };
      await table.transact([
        recordingMatchRepository(table).save(key, { isrc: '', upc: '', title: '', artist: '' }, match),
      ]);
    },

    async map(mapping: Pick<StoredMapping, 'name' | 'columns'> & Partial<StoredMapping>) {
      const defaults = {
        mappingId: mapping.name,
        use: 'stream',
        dates: 'day-first',
        by: colleague,
        at: now().toISOString(),
      } as const;
      await table.transact([mappingRepository(table).save({ ...defaults, ...mapping })]);
    },

    /** Returns a release to its artist for changes. */
    async sendBack(owned: { artistId: ArtistId; releaseId: ReleaseId }) {
      await table.update({
        Key: keys.release(owned),
        UpdateExpression: 'SET #status = :back, changes = :changes',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':back': 'changes_requested',
          ':changes': { at: now().toISOString(), reasons: [], message: 'Another cover', by: colleague },
        },
      });
    },

    find: async (statementId: StatementId): Promise<Statement> => (await statements.get(statementId)).statement,

    async approve(statementId: StatementId): Promise<void> {
      const before = await statements.get(statementId);
      if (before.statement.state !== 'ready')
        throw new Error(`The statement is ${before.statement.state}: ${JSON.stringify(before.statement)}`);
      const posted = await needs.posted.of(before.statement.read.payer);
      const joins = postedLines(table).join(posted, postedStatement(before.statement));
      await statements.save(before, { ...before, statement: { ...before.statement, state: 'approved' } }, joins);
    },

    /** Posts an approved statement. */
    async post(statementId: StatementId, own = needs): Promise<Statement> {
      const { batches } = await beginPosting(own, { statementId });
      for (const batch of batches) await postBatch(own, { statementId, batch });
      await finishPosting(own, { statementId });
      return this.find(statementId);
    },

    async reverse(statementId: StatementId, own = needs): Promise<Statement> {
      const before = await statements.get(statementId);
      if (before.statement.state === 'posted') {
        const { postedAt: _, ...posted } = before.statement;
        const reversal = { by: colleague, at: now().toISOString(), reason: 'Wrong month' };
        const lines = postedLines(table);
        const leaves = lines.leave(await lines.of(posted.read.payer), statementId);
        await statements.save(
          before,
          { ...before, statement: { ...posted, state: 'reversing', reversal, reversed: { batches: 0, micros: '0' } } },
          leaves,
        );
      }
      const { batches } = await beginReversal(own, { statementId });
      for (const batch of batches) await reverseBatch(own, { statementId, batch });
      await finishReversal(own, { statementId });
      return this.find(statementId);
    },

    wallet: (artistId: ArtistId) => books.wallet(walletKeys.wallet({ artistId })),

    check: async () => (await checkBooks({ books, table })).differences,

    /** Checks the books, and returns the balances that are not zero. */
    async balances(): Promise<Record<string, bigint>> {
      const { differences: wrong, balances } = await checkBooks({ books: booksRepository(tables), table });
      expect(wrong).toEqual([]);
      return Object.fromEntries(balances.flatMap(({ account, micros }) => (micros === 0n ? [] : [[account, micros]])));
    },
  };
}

export type OwnImport = Awaited<ReturnType<typeof ownImport>>;
