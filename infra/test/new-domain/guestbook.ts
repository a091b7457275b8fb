/**
 * The files of the domain that `npm run new -- domain guestbook` creates, after some development: its write is public
 * and has a path parameter, and its function may read a bucket.
 */
export const developedFiles: Record<string, string> = {
  'shared/guestbook/contract.ts': `
import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { ArtistId } from '../ids.ts';

const Line = z.object({ text: z.string(), site: z.url() });

export const guestbookContract = contract({
  'GET /api/guestbook/{artistId}': {
    access: 'public',
    params: z.object({ artistId: ArtistId }),
    reply: Line,
    problems: ['user-not-found'],
  },
  'PUT /api/guestbook': {
    access: 'signed-in',
    body: z.strictObject({ text: z.string().max(100, { abort: true }) }),
    reply: Line,
    problems: [],
  },
});
`,
  'services/guestbook/config.ts': `
import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const GuestbookConfig = ApiConfig.extend({ SITE_URL: z.url(), EXPORTS_BUCKET: z.string().min(1) });
`,
  'services/guestbook/handlers.ts': `
import { Problem } from '../../shared/contract/problem.ts';
import type { guestbookContract } from '../../shared/guestbook/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import type { GuestbookRepository } from './guestbook-repository.ts';

export type Needs = { guestbook: GuestbookRepository; site: string };

export const guestbookHandlers = ({ guestbook, site }: Needs): Handlers<typeof guestbookContract> => ({
  async 'GET /api/guestbook/{artistId}'({ params }) {
    const text = await guestbook.find(params.artistId);
    if (text === '') throw new Problem('user-not-found');
    return { text, site };
  },
  async 'PUT /api/guestbook'({ actor, body }) {
    await guestbook.write(actor.artistId, body.text);
    return { text: body.text, site };
  },
});
`,
  'services/guestbook/index.ts': `
import { guestbookContract } from '../../shared/guestbook/contract.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { GuestbookConfig } from './config.ts';
import { guestbookHandlers } from './handlers.ts';
import { guestbookRepository } from './guestbook-repository.ts';

const service = openService('guestbook', GuestbookConfig);
const { config, table } = service;

export const handler = serve(
  guestbookContract,
  guestbookHandlers({ guestbook: guestbookRepository(table), site: config.SITE_URL }),
  apiPlatform(service, accountAccess(table)),
);
`,
  'services/guestbook/deployment.ts': `
import { describeApi } from '../platform/describe-function.ts';
import { objects, setting } from '../platform/named-resource.ts';
import { GuestbookConfig } from './config.ts';

export const deployment = describeApi({
  config: GuestbookConfig,
  environment: { SITE_URL: setting('siteUrl'), EXPORTS_BUCKET: objects('exports', { read: true }) },
  timeoutSeconds: 7,
});
`,
};
