import { earningsContract } from '../../shared/earnings/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { EarningsConfig } from './config.ts';
import { earningsRepository } from './earnings-repository.ts';
import { earningsHandlers } from './handlers.ts';
import { statementLinesGateway } from './statement-lines-gateway.ts';

const service = openService('earnings', EarningsConfig);
const { config, table, now } = service;

export const handler = serve(
  earningsContract,
  earningsHandlers({
    earnings: earningsRepository(table),
    statements: statementLinesGateway(config.STATEMENTS_BUCKET),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
