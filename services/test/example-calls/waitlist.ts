import { randomUUID } from 'node:crypto';
import { aLead } from '../../../shared/test/builders.ts';
import { leadRepository } from '../../waitlist/lead-repository.ts';
import { leadIdOf } from '../../waitlist/stored-lead.ts';
import { table } from '../people.ts';
import type { Example, ExamplesOf } from './example.ts';

const lead: Example['needs'] = async () => {
  const one = aLead({ email: `${randomUUID()}@segno.test` });
  await leadRepository(table).join(one, new Date());
  return { leadId: leadIdOf(one.email) };
};

export const waitlistExamples: ExamplesOf<'waitlist'> = {
  'POST /api/waitlist': { answer: 200, body: () => ({ ...aLead(), homepage: '', openMs: 60_000 }) },
  'GET /api/admin/waitlist': { answer: 200, query: {} },
  'POST /api/admin/waitlist/{leadId}/invitation': { answer: 200, missing: 'lead-not-found', needs: lead },
  'DELETE /api/admin/waitlist/{leadId}': { answer: 200, needs: lead },
};
