import type { StatementState } from '../../../shared/statements/statement-state.ts';
import { statementWithDeduction, storedMapping, storedStatement, storedTerritoryName } from '../statements.ts';
import type { Example, ExamplesOf } from './example.ts';

/** Makes an example about a statement in a given state. */
const ofStatement = (state: StatementState, body?: unknown): Example => ({
  answer: 200,
  missing: 'statement-not-found',
  needs: ({ artistId }) => storedStatement(state, { id: artistId, name: 'Mara' }),
  ...(body !== undefined && { body: () => body }),
});

export const statementsExamples: ExamplesOf<'statements'> = {
  'GET /api/admin/statements': { answer: 200, query: {} },
  'POST /api/admin/statements': { answer: 200, body: () => ({ fileName: 'august.csv', bytes: 9 }) },
  'GET /api/admin/statements/{statementId}': ofStatement('ready'),
  'GET /api/admin/statements/{statementId}/upload': ofStatement('awaiting-file'),
  'POST /api/admin/statements/{statementId}/uploaded': ofStatement('awaiting-file'),
  'GET /api/admin/statements/{statementId}/original': ofStatement('ready'),
  'GET /api/admin/statements/{statementId}/bad-lines': ofStatement('ready'),
  'GET /api/admin/statements/{statementId}/set-aside': ofStatement('ready'),
  'POST /api/admin/statements/{statementId}/split': ofStatement('stopped'),
  'GET /api/admin/statements/{statementId}/head': ofStatement('stopped'),
  'POST /api/admin/statements/{statementId}/given': ofStatement('stopped', { currency: 'USD' }),
  'POST /api/admin/statements/{statementId}/mapping': ofStatement('stopped', {
    name: 'Ferry Distribution',
    columns: { amount: 'Net', isrc: 'Code' },
    use: 'stream',
    dates: 'day-first',
  }),
  'GET /api/admin/statement-tracks': { answer: 200, query: { q: 'low tide' } },
  'GET /api/admin/statement-mappings': { answer: 200 },
  'DELETE /api/admin/statement-mappings/{mappingId}': {
    answer: 200,
    needs: async ({ artistId }) => ({ mappingId: await storedMapping({ id: artistId, name: 'Mara' }) }),
  },
  'POST /api/admin/statements/{statementId}/territories': ofStatement('ready', {
    names: [{ text: 'Atlantis', territory: 'PT' }],
  }),
  'GET /api/admin/statement-territories': { answer: 200 },
  'DELETE /api/admin/statement-territories/{territoryNameId}': {
    answer: 200,
    needs: async ({ artistId }) => ({ territoryNameId: await storedTerritoryName({ id: artistId, name: 'Mara' }) }),
  },
  'GET /api/admin/statements/{statementId}/unmatched': { ...ofStatement('ready'), query: {} },
  'GET /api/admin/statements/{statementId}/artists': { ...ofStatement('ready'), query: {} },
  'PUT /api/admin/statements/{statementId}/matches/{key}': ofStatement('ready', { to: 'suspense' }),
  'DELETE /api/admin/statements/{statementId}/matches/{key}': ofStatement('ready'),
  'POST /api/admin/statements/{statementId}/match': ofStatement('ready'),
  'POST /api/admin/statements/{statementId}/approve': ofStatement('ready', { planVersion: 1 }),
  'POST /api/admin/statements/{statementId}/deductions': ofStatement('ready', {
    kind: 'bank-charge',
    reason: 'Transfer to our bank',
    amount: '0.25',
  }),
  'DELETE /api/admin/statements/{statementId}/deductions/{deductionId}': {
    answer: 200,
    missing: 'statement-not-found',
    needs: async ({ artistId }) => statementWithDeduction({ id: artistId, name: 'Mara' }),
  },
  'POST /api/admin/statements/{statementId}/resume': ofStatement('posting'),
  'POST /api/admin/statements/{statementId}/reverse': ofStatement('posted', { reason: 'Of another month' }),
  'POST /api/admin/statements/{statementId}/discard': ofStatement('ready'),
};
