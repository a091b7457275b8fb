import { noticesContract } from '../../shared/notices/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { NoticesConfig } from './config.ts';
import { noticesHandlers } from './handlers.ts';
import { noticeRepository } from './notice-repository.ts';

const service = openService('notices', NoticesConfig);
const { table } = service;

export const handler = serve(
  noticesContract,
  noticesHandlers({ notices: noticeRepository(table) }),
  apiPlatform(service, accountAccess(table)),
);
