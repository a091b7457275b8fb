import type { territoriesContract } from '../../../shared/statements/territories-contract.ts';
import { personOf } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/serve.ts';
import { type ActNeeds, auditedDecisions } from '../office/office-act.ts';
import { readAgain } from '../office/read-again.ts';
import type { WorkDue } from '../stages/work-due.ts';
import { type TerritoryNameRepository, territoryNameIdOf } from './territory-name-repository.ts';

export type TerritoryNeeds = ActNeeds & { territoryNames: TerritoryNameRepository; workDue: WorkDue };

export function territoryHandlers(needs: TerritoryNeeds): Handlers<typeof territoriesContract> {
  const { territoryNames, workDue, auditedBy } = needs;
  const { act } = auditedDecisions(needs);

  return {
    'POST /api/admin/statements/{statementId}/territories'({ actor, params, body }) {
      // Two spellings of a name have the same item, and a transaction may write each item only once.
      const names = new Map(body.names.map((name) => [territoryNameIdOf(name.text), name]));
      return act(
        actor,
        params.statementId,
        {
          what: 'statement-territories-named',
          to: [...names.values()].map(({ text, territory }) => `${text}: ${territory}`).join(', '),
        },
        (statement, { at }) => readAgain(statement, { at: at.toISOString() }),
        (_, after, audited) => [
          ...[...names].map(([territoryNameId, name]) =>
            territoryNames.save({ territoryNameId, ...name, by: personOf(audited), at: audited.at.toISOString() }),
          ),
          ...workDue(after, 'read', audited.at),
        ],
      );
    },

    'GET /api/admin/statement-territories': async () => ({ names: await territoryNames.all() }),

    async 'DELETE /api/admin/statement-territories/{territoryNameId}'({ actor, params: { territoryNameId } }) {
      await territoryNames.remove(territoryNameId, auditedBy(actor));
      return { removed: true };
    },
  };
}
