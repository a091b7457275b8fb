import { idsFrom } from '../../shared/ids.ts';
import { waitlistContract } from '../../shared/waitlist/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { callQuota } from '../platform/call-quota.ts';
import { openService } from '../platform/open-service.ts';
import { sendMail } from '../platform/send-mail.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { WaitlistConfig } from './config.ts';
import { waitlistHandlers } from './handlers.ts';
import { leadRepository } from './lead-repository.ts';

const service = openService('waitlist', WaitlistConfig);
const { config, table, now } = service;

export const handler = serve(
  waitlistContract,
  waitlistHandlers({
    leads: leadRepository(table),
    takeCall: callQuota({ table, secret: config.ORIGIN_SECRET, now }),
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId: idsFrom(now), now }),
    send: (mail, about) => sendMail(table, mail, about),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
