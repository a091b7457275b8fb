import { siteContract } from '../../shared/site/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { callQuota } from '../platform/call-quota.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { SiteConfig } from './config.ts';
import { siteHandlers } from './handlers.ts';

const service = openService('site', SiteConfig);
const { config, table, log, now } = service;

export const handler = serve(
  siteContract,
  siteHandlers({ log, takeCall: callQuota({ table, secret: config.ORIGIN_SECRET, now }) }),
  apiPlatform(service, accountAccess(table)),
);
