import { idsFrom } from '../../shared/ids.ts';
import { paymentsContract } from '../../shared/payments/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { assertFreshSignIn } from '../platform/fresh-sign-in.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { submissionCheck } from '../releases/submission/submit-with-codes.ts';
import { PaymentsConfig } from './config.ts';
import { paymentHandlers } from './handlers.ts';
import { openPayments } from './open-payments.ts';

const service = openService('payments', PaymentsConfig);
const { config, table, now } = service;
const newId = idsFrom(now);

export const handler = serve(
  paymentsContract,
  paymentHandlers({
    ...openPayments(service),
    newId,
    checkSubmission: submissionCheck({
      codes: codeRepository(table),
      prefixes: { isrc: config.ISRC_PREFIXES, upc: config.UPC_PREFIXES },
      now,
    }),
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    assertFreshSignIn: (actor) => assertFreshSignIn(actor, config, now()),
  }),
  apiPlatform(service, accountAccess(table)),
);
