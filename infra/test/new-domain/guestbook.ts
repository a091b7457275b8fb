/**
 * A domain that is not of the product, as CONTRIBUTING ("A domain") says that one is made: its files, and its rows in others'. Who is
 * signed in writes a line, and everybody may read it.
 */
export const files: Record<string, string> = {
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
  'services/guestbook/line-repository.ts': `
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

export const lineRepository = (table: Table) => ({
  async find(artistId: string): Promise<string | undefined> {
    const item = await table.get(keys.guestbookLine({ artistId }));
    return item && String(item.text);
  },
  write: (artistId: string, text: string): Promise<void> =>
    table.put({ Item: { ...keys.guestbookLine({ artistId }), v: 1, text } }),
});

export type LineRepository = ReturnType<typeof lineRepository>;
`,
  'services/guestbook/handlers.ts': `
import { Problem } from '../../shared/contract/problem.ts';
import type { guestbookContract } from '../../shared/guestbook/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import type { LineRepository } from './line-repository.ts';

export type Needs = { lines: LineRepository; site: string };

export const guestbookHandlers = ({ lines, site }: Needs): Handlers<typeof guestbookContract> => ({
  async 'GET /api/guestbook/{artistId}'({ params }) {
    const text = await lines.find(params.artistId);
    if (text === undefined) throw new Problem('user-not-found');
    return { text, site };
  },
  async 'PUT /api/guestbook'({ actor, body }) {
    await lines.write(actor.artistId, body.text);
    return { text: body.text, site };
  },
});
`,
  'services/guestbook/index.ts': `
import { guestbookContract } from '../../shared/guestbook/contract.ts';
import { accountAccess } from '../accounts/account-access.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { GuestbookConfig } from './config.ts';
import { guestbookHandlers } from './handlers.ts';
import { lineRepository } from './line-repository.ts';

const service = openService('guestbook', GuestbookConfig);
const { config, table } = service;

export const handler = serve(
  guestbookContract,
  guestbookHandlers({ lines: lineRepository(table), site: config.SITE_URL }),
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

/** A row in a file that is there: it stands before the first line that holds `before`. */
export type Row = { file: string; before: string; text: string };

export const contractRows: Row[] = [
  {
    file: 'shared/contract/index.ts',
    before: "from '../media/contract.ts'",
    text: "import { guestbookContract } from '../guestbook/contract.ts';",
  },
  { file: 'shared/contract/index.ts', before: '  media: mediaContract,', text: '  guestbook: guestbookContract,' },
];

export const keyRow: Row = {
  file: 'services/platform/keys.ts',
  before: "...partition('CODE#{code}'",
  text: "...partition('GUESTBOOK#{artistId}', { writers: ['guestbook'], items: { guestbookLine: 'H' } }),",
};
