import type { mappingsContract } from '../../../shared/statements/mappings-contract.ts';
import { FileHead } from '../../../shared/statements/statement-parts.ts';
import { personOf } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/serve.ts';
import { type ActNeeds, auditedDecisions } from '../office/office-act.ts';
import { readAgain } from '../office/read-again.ts';
import type { WorkDue } from '../stages/work-due.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import { checkMapping } from './check-mapping.ts';
import { type MappingRepository, mappingIdOf } from './mapping-repository.ts';

export type MappingNeeds = ActNeeds & { mappings: MappingRepository; objects: StatementGateway; workDue: WorkDue };

export function mappingHandlers(needs: MappingNeeds): Handlers<typeof mappingsContract> {
  const { mappings, objects, workDue, auditedBy } = needs;
  const { act } = auditedDecisions(needs);

  return {
    async 'POST /api/admin/statements/{statementId}/mapping'({ actor, params, body }) {
      const mappingId = mappingIdOf(body.name);
      const { data: head } = FileHead.safeParse(await objects.readJson(params.statementId, 'head.json'));
      checkMapping(body, head);
      return act(
        actor,
        params.statementId,
        { what: 'statement-mapped', to: body.name },
        (statement, { at }) => ({ ...readAgain(statement, { at: at.toISOString() }), mappingId }),
        (_, after, audited) => [
          mappings.save({ mappingId, ...body, by: personOf(audited), at: audited.at.toISOString() }),
          ...workDue(after, 'read', audited.at),
        ],
      );
    },

    'GET /api/admin/statement-mappings': async () => ({ mappings: await mappings.all() }),

    async 'DELETE /api/admin/statement-mappings/{mappingId}'({ actor, params: { mappingId } }) {
      await mappings.remove(mappingId, auditedBy(actor));
      return { removed: true };
    },
  };
}
