import { Problem } from '../../shared/contract/problem.ts';
import type { NewId, StatementId } from '../../shared/ids.ts';
import { readablePart } from '../../shared/readable.ts';
import type { statementsContract } from '../../shared/statements/contract.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { FileHead } from '../../shared/statements/statement-parts.ts';
import { isMoving } from '../../shared/statements/statement-state.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, type AuditedChange, audit, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Write } from '../platform/table.ts';
import { approveStatement } from './approve-statement.ts';
import { type MappingRepository, mappingIdOf } from './mapping-repository.ts';
import type { MatchNeeds } from './match-handlers.ts';
import { matchHandlers } from './match-handlers.ts';
import { baseOf, readAgain } from './read-again.ts';
import { badLinesOf } from './reading-object.ts';
import type { StatementGateway } from './statement-gateway.ts';
import type { StatementRepository } from './statement-repository.ts';
import type { StoredStatement } from './stored-statement.ts';
import { stepOf, type WorkDue } from './work-due.ts';

export type StatementNeeds = {
  statements: StatementRepository;
  mappings: MappingRepository;
  objects: StatementGateway;
  /** Frees the claim of the file of a statement that is discarded. */
  freed: (statement: Statement) => Write[];
  workDue: WorkDue;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
} & MatchNeeds;

export function statementHandlers(needs: StatementNeeds): Handlers<typeof statementsContract> {
  const { statements, mappings, objects, freed, workDue, newId, auditedBy, now } = needs;

  type Said = { what: AuditedChange['what']; to: string; why?: string };
  /** What somebody of the office does with a statement: decided on it as it is, saved if it still is, and on record. */
  const act = async (
    actor: SignedIn,
    statementId: StatementId,
    said: Said,
    decide: (statement: Statement, audited: Audited) => Statement,
    also: (before: StoredStatement, after: Statement, audited: Audited) => Write[] = () => [],
  ): Promise<Statement> => {
    const { before, after, writes } = await decided(actor, statementId, said, decide, also);
    return (await statements.save(before, after, writes)).statement;
  };
  const decided = async (
    actor: SignedIn,
    statementId: StatementId,
    { what, to, why }: Said,
    decide: (statement: Statement, audited: Audited) => Statement,
    also: (before: StoredStatement, after: Statement, audited: Audited) => Write[],
  ) => {
    const before = await statements.get(statementId);
    const audited = { ...auditedBy(actor), ...(why && { why }) };
    const statement = decide(before.statement, audited);
    const from = before.statement.state;
    const entry = audit(audited, { what, object: { kind: 'statement', statementId }, from, to });
    const writes = [entry, ...also(before, statement, audited)];
    return { before, after: { ...before, statement }, writes };
  };

  return {
    async 'GET /api/admin/statements'({ query: { tab, cursor } }) {
      const [page, totals] = await Promise.all([statements.page({ tab, cursor }), statements.totals()]);
      return { ...page, totals };
    },

    async 'POST /api/admin/statements'({ actor, body, storeWithEffect }) {
      const audited = auditedBy(actor);
      const at = audited.at.toISOString();
      const statementId = newId('statement');
      const statement: Statement = {
        statementId,
        state: 'awaiting-file',
        fileName: readablePart(body.fileName) || 'unnamed',
        bytes: body.bytes,
        given: body.given ?? {},
        createdAt: at,
        createdBy: personOf(audited),
        changedAt: at,
        ver: 1,
      };
      const object = { kind: 'statement', statementId } as const;
      const entry = audit(audited, { what: 'statement-dropped', object, from: 'none', to: statement.fileName });
      const answer = { statement, ...(await objects.uploadAddress(statementId, body.bytes)) };
      return storeWithEffect(answer, (answered) => statements.create(statement, [entry, answered]));
    },

    async 'GET /api/admin/statements/{statementId}/upload'({ params: { statementId } }) {
      const { statement } = await statements.get(statementId);
      if (statement.state !== 'awaiting-file') throw new Problem('statement-elsewhere', { state: statement.state });
      return objects.uploadAddress(statementId, statement.bytes);
    },

    async 'POST /api/admin/statements/{statementId}/uploaded'({ params: { statementId } }) {
      const before = await statements.get(statementId);
      const { state, bytes } = before.statement;
      // It was said before, and its answer lost.
      if (state === 'reading') return before.statement;
      if (state !== 'awaiting-file') throw new Problem('statement-elsewhere', { state });
      const arrived = await objects.bytesOf(statementId, 'original');
      if (arrived !== bytes) throw new Problem('statement-file-missing', { arrived: arrived ?? 0 });
      const at = now();
      const statement = readAgain(before.statement, { at: at.toISOString() });
      return (await statements.save(before, { ...before, statement }, workDue(statement, 'read', at))).statement;
    },

    'GET /api/admin/statements/{statementId}': async ({ params: { statementId } }) =>
      (await statements.get(statementId)).statement,

    async 'GET /api/admin/statements/{statementId}/original'({ params: { statementId } }) {
      const { statement } = await statements.get(statementId);
      if (statement.state === 'awaiting-file') throw new Problem('statement-file-missing');
      return { url: await objects.originalAddress(statementId, statement.fileName) };
    },

    async 'GET /api/admin/statements/{statementId}/bad-lines'({ params: { statementId } }) {
      await statements.get(statementId);
      return { lines: badLinesOf(await objects.readJson(statementId, 'reading.json')) };
    },

    async 'GET /api/admin/statements/{statementId}/head'({ params: { statementId } }) {
      await statements.get(statementId);
      const head = await objects.readJson(statementId, 'head.json');
      return head === undefined ? { columns: [], rows: [] } : FileHead.parse(head);
    },

    'POST /api/admin/statements/{statementId}/given': ({ actor, params, body }) =>
      act(
        actor,
        params.statementId,
        { what: 'statement-given', to: Object.entries(body).flat().join(' ') || 'read again' },
        (statement, { at }) => readAgain(statement, { given: body, at: at.toISOString() }),
        (_, after, { at }) => workDue(after, 'read', at),
      ),

    async 'POST /api/admin/statements/{statementId}/mapping'({ actor, params, body }) {
      const mappingId = mappingIdOf(body.name);
      const columns = Object.values(body.columns).filter((column) => column !== undefined);
      const head = FileHead.safeParse(await objects.readJson(params.statementId, 'head.json'));
      const missing = columns.find((column) => head.success && !head.data.rows.some((row) => row.includes(column)));
      if (missing !== undefined) throw new Problem('mapping-wrong', { column: missing });
      if (!body.columns.isrc && !body.columns.upc && !body.columns.title)
        throw new Problem('mapping-wrong', { needed: 'isrc' });
      return act(
        actor,
        params.statementId,
        { what: 'statement-mapped', to: body.name },
        (statement, { at }) => readAgain(statement, { at: at.toISOString() }),
        (_, after, audited) => [
          mappings.kept({ mappingId, ...body, by: personOf(audited), at: audited.at.toISOString() }),
          ...workDue(after, 'read', audited.at),
        ],
      );
    },

    'GET /api/admin/statement-mappings': async () => ({ mappings: await mappings.all() }),

    async 'DELETE /api/admin/statement-mappings/{mappingId}'({ actor, params: { mappingId } }) {
      await mappings.remove(mappingId, auditedBy(actor));
      return { removed: true };
    },

    async 'POST /api/admin/statements/{statementId}/approve'({ actor, params, body, storeWithEffect }) {
      const { before, after, writes } = await decided(
        actor,
        params.statementId,
        { what: 'statement-approved', to: `plan ${body.planVersion}` },
        (statement, audited) =>
          approveStatement(statement, {
            by: personOf(audited),
            at: audited.at.toISOString(),
            planVersion: body.planVersion,
            acceptsRepeat: body.acceptsRepeat ?? false,
          }),
        (_, statement, { at }) => (statement.state === 'approved' ? workDue(statement, 'post', at) : []),
      );
      const next = { ...after.statement, ver: before.statement.ver + 1 };
      return storeWithEffect(next, (answered) => statements.save(before, after, [...writes, answered]));
    },

    async 'POST /api/admin/statements/{statementId}/reverse'({ actor, params, body, storeWithEffect }) {
      const { before, after, writes } = await decided(
        actor,
        params.statementId,
        { what: 'statement-reversed', to: 'reversing', why: body.reason },
        (statement, audited) => {
          const { state } = statement;
          if (state !== 'posted') throw new Problem('statement-elsewhere', { state });
          const { postedAt: _, ...posted } = statement;
          const at = audited.at.toISOString();
          const reversal = { by: personOf(audited), at, reason: body.reason };
          return { ...posted, state: 'reversing', reversal, reversed: { batches: 0, micros: '0' }, changedAt: at };
        },
        (_, statement, { at }) => workDue(statement, 'reverse', at),
      );
      const next = { ...after.statement, ver: before.statement.ver + 1 };
      return storeWithEffect(next, (answered) => statements.save(before, after, [...writes, answered]));
    },

    'POST /api/admin/statements/{statementId}/discard': ({ actor, params }) =>
      act(
        actor,
        params.statementId,
        { what: 'statement-discarded', to: 'discarded' },
        (statement, audited) => {
          const { state } = statement;
          if (state !== 'awaiting-file' && state !== 'stopped' && state !== 'ready')
            throw new Problem('statement-elsewhere', { state });
          const at = audited.at.toISOString();
          const read = state === 'awaiting-file' ? undefined : statement.read;
          const discarded = { by: personOf(audited), at };
          return { ...baseOf(statement), state: 'discarded', ...(read && { read }), discarded, changedAt: at };
        },
        (before) => freed(before.statement),
      ),

    'POST /api/admin/statements/{statementId}/resume': ({ params: { statementId } }) =>
      retryWhenChanged('statement-elsewhere', async () => {
        const before = await statements.get(statementId);
        const { state } = before.statement;
        if (!isMoving(state)) throw new Problem('statement-elsewhere', { state });
        const at = now();
        const statement = { ...before.statement, changedAt: at.toISOString() };
        const due = workDue(statement, stepOf(statement), at);
        return (await statements.save(before, { ...before, statement }, due)).statement;
      }),

    ...matchHandlers(needs),
  };
}
