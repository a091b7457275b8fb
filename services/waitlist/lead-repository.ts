import type { Page } from '../../shared/contract/page.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { LeadId } from '../../shared/ids.ts';
import type { Lead } from '../../shared/waitlist/lead.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { fingerprintOf, leadIdOf, readLead, type StoredLead } from './stored-lead.ts';

const LEADS_PAGE = 50;

/**
 * The waitlist: one lead for each email address. Events about leads are derived from their changes
 * (`relay/facts/lead.ts`).
 */
export const leadRepository = (table: Table) => {
  const count = counters(table, keys.leadTotals);

  /** Updates a lead with new answers. Writes nothing if the answers are the same. */
  async function change(leadId: LeadId, lead: Lead, now: Date): Promise<void> {
    const answers = { ...lead, fingerprint: fingerprintOf(lead), updatedAt: now.toISOString() };
    const names = Object.keys(answers);
    const write = table.update({
      Key: keys.lead({ leadId }),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} ADD rev :one`,
      ConditionExpression: 'attribute_exists(PK) AND #fingerprint <> :fingerprint',
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [`:${name}`, value])),
        ':one': 1,
      },
    });
    await whenRefused(write, () => undefined);
  }

  return {
    /** Stores a lead, or updates the one with the same email address. */
    async join(lead: Lead, now: Date): Promise<void> {
      const leadId = leadIdOf(lead.email);
      const at = now.toISOString();
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.lead({ leadId }),
              v: 1,
              leadId,
              ...lead,
              fingerprint: fingerprintOf(lead),
              rev: 1,
              createdAt: at,
              updatedAt: at,
              ...indexKeys.leads({ createdAt: at }),
            },
            ConditionExpression: 'attribute_not_exists(PK)',
          },
        },
        count.add(leadId, { all: 1 }),
      ]);
      await whenRefused(write, () => change(leadId, lead, now));
    },

    /**
     * Removes a lead and its count. Does nothing if the lead does not exist.
     * @param also further writes for the same transaction
     */
    async remove(leadId: LeadId, also: readonly Write[] = []): Promise<void> {
      const write = table.transact([
        {
          Delete: {
            TableName: table.name,
            Key: keys.lead({ leadId }),
            ConditionExpression: 'attribute_exists(PK)',
          },
        },
        count.add(leadId, { all: -1 }),
        ...also,
      ]);
      await whenRefused(write, () => undefined);
    },

    /**
     * Marks a lead as invited, once.
     * @param also further writes for the same transaction: the email
     * @returns the invited lead
     * @throws Problem `lead-not-found`
     */
    async invite(leadId: LeadId, now: Date, also: readonly Write[]): Promise<StoredLead> {
      const write = table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.lead({ leadId }),
            UpdateExpression: 'SET invitedAt = :now',
            ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(invitedAt)',
            ExpressionAttributeValues: { ':now': now.toISOString() },
          },
        },
        ...also,
      ]);
      await whenRefused(write, ({ index, error }) => {
        if (index > 0) throw error;
      });
      const lead = await this.find(leadId);
      if (!lead) throw new Problem('lead-not-found');
      return lead;
    },

    async find(leadId: LeadId): Promise<StoredLead | undefined> {
      const item = await table.get(keys.lead({ leadId }), { consistent: true });
      return item && readLead(item);
    },

    /** Records the revision that the webhook has received. An older revision never replaces a newer one. */
    async markForwarded(leadId: LeadId, rev: number): Promise<void> {
      const write = table.update({
        Key: keys.lead({ leadId }),
        UpdateExpression: 'SET forwardedRev = :rev',
        ConditionExpression: 'attribute_exists(PK) AND (attribute_not_exists(forwardedRev) OR forwardedRev < :rev)',
        ExpressionAttributeValues: { ':rev': rev },
      });
      await whenRefused(write, () => undefined);
    },

    /** Reads a page of leads, newest first. */
    async list(cursor: string | undefined): Promise<Page<StoredLead>> {
      const page = await table.page('all', indexKeys.leads({ createdAt: '' }).allPK, { limit: LEADS_PAGE, cursor });
      return { ...page, items: page.items.map(readLead) };
    },

    count: async (): Promise<number> => (await count.read(['all'])).all,
  };
};

export type LeadRepository = ReturnType<typeof leadRepository>;
