import { keys } from '../../services/platform/keys.ts';
import type { Row, Scaffold } from './scaffold.ts';

/**
 * Creates a domain as CONTRIBUTING ("A domain") describes it, with the minimum that works end to end: a signed-in user
 * writes a text and reads it back. The real domain replaces it, file by file.
 * @param name the folder's name, in lower case with hyphens: `data-export`
 * @throws Error for a malformed name, or one that is already used for a key or a partition
 */
export function domainScaffold(name: string): Scaffold {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error('A domain is named in lower case, with hyphens: guest-book');
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const isTaken = Object.entries(keys).some(
    ([key, { pk }]) => key === camel || pk.split('#', 1)[0] === name.toUpperCase(),
  );
  if (isTaken) throw new Error(`services/platform/keys.ts already has ${name}`);
  const pascal = camel.replace(/^./, (letter) => letter.toUpperCase());
  return { files: domainFiles(name, camel, pascal), rows: rowsOf(name, camel) };
}

const domainFiles = (name: string, camel: string, pascal: string): Record<string, string> => ({
  [`shared/${name}/contract.ts`]: `import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { StoredText, Text } from '../text-schemas.ts';

/** The caller's text; empty before the first one is written. */
const ${pascal} = z.object({ text: StoredText });

export const ${camel}Contract = contract({
  'GET /api/me/${name}': { access: 'signed-in', reply: ${pascal}, problems: [] },

  'PUT /api/me/${name}': {
    access: 'signed-in',
    body: z.strictObject({ text: Text }),
    reply: ${pascal},
    problems: [],
  },
});
`,
  [`services/${name}/config.ts`]: `import { ApiConfig } from '../platform/config.ts';

export const ${pascal}Config = ApiConfig;
`,
  [`services/${name}/deployment.ts`]: `import { describeApi } from '../platform/describe-function.ts';
import { ${pascal}Config } from './config.ts';

export const deployment = describeApi({ config: ${pascal}Config, environment: {} });
`,
  [`services/${name}/${name}-repository.ts`]: `import type { ArtistId } from '../../shared/ids.ts';
import { StoredText } from '../../shared/text-schemas.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

export const ${camel}Repository = (table: Table) => ({
  /** The text; empty before the first one is written. */
  async find(artistId: ArtistId): Promise<string> {
    const item = await table.get(keys.${camel}({ artistId }));
    return item ? StoredText.parse(item.text) : '';
  },

  write: (artistId: ArtistId, text: string): Promise<void> =>
    table.put({ Item: { ...keys.${camel}({ artistId }), v: 1, text } }),

  remove: (artistId: ArtistId): Promise<void> => table.delete({ Key: keys.${camel}({ artistId }) }),
});

export type ${pascal}Repository = ReturnType<typeof ${camel}Repository>;
`,
  [`services/${name}/belongings.ts`]: `import { jsonEntry } from '../platform/archive-entry.ts';
import type { Belongings } from '../platform/belongings.ts';
import { ${camel}Repository } from './${name}-repository.ts';

export const ${camel}Belongings: Belongings = {
  erase: ({ table }, { artistId }) => ${camel}Repository(table).remove(artistId),

  archive: async ({ table }, artistId) => [jsonEntry('${name}.json', await ${camel}Repository(table).find(artistId))],

  archiveReadme: { '${name}.json': 'what you wrote' },
};
`,
  [`services/${name}/handlers.ts`]: `import type { ${camel}Contract } from '../../shared/${name}/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ${pascal}Repository } from './${name}-repository.ts';

type Needs = { texts: ${pascal}Repository };

export const ${camel}Handlers = ({ texts }: Needs): Handlers<typeof ${camel}Contract> => ({
  async 'GET /api/me/${name}'({ actor }) {
    return { text: await texts.find(actor.artistId) };
  },

  async 'PUT /api/me/${name}'({ actor, body: { text } }) {
    await texts.write(actor.artistId, text);
    return { text };
  },
});
`,
  [`services/${name}/index.ts`]: `import { ${camel}Contract } from '../../shared/${name}/contract.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { ${pascal}Config } from './config.ts';
import { ${camel}Handlers } from './handlers.ts';
import { ${camel}Repository } from './${name}-repository.ts';

const service = openService('${name}', ${pascal}Config);
const { table } = service;

export const handler = serve(
  ${camel}Contract,
  ${camel}Handlers({ texts: ${camel}Repository(table) }),
  apiPlatform(service, accountAccess(table)),
);
`,
  [`services/${name}/${name}.service-test.ts`]: `import { newArtist } from '../test/people.ts';

test('reads back a text, only for its writer', async () => {
  const [mara, ines] = [await newArtist(), await newArtist()];
  expect(await mara.api('GET /api/me/${name}')).toEqual({ text: '' });
  await mara.api('PUT /api/me/${name}', { body: { text: 'Night Ferry' } });
  expect(await mara.api('GET /api/me/${name}')).toEqual({ text: 'Night Ferry' });
  expect(await ines.api('GET /api/me/${name}')).toEqual({ text: '' });
});
`,
  [`services/${name}/README.md`]: `# ${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}

Stores a text of the signed-in artist.

- **Keys**: writes \`${name.toUpperCase()}#…\`.
- **Begin with** \`handlers.ts\`.
`,
  [`services/test/example-calls/${name}.ts`]: `import type { ExamplesOf } from './example.ts';

export const ${camel}Examples: ExamplesOf<'${name}'> = {
  'GET /api/me/${name}': { answer: 200 },
  'PUT /api/me/${name}': { answer: 200, body: () => ({ text: 'Night Ferry' }) },
};
`,
  [`services/platform/patterns/${name}-patterns.ts`]: `import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const ${camel}Patterns: readonly Pattern[] = [
  { what: 'the text of a user', by: '${camel}Repository.find', how: 'GetItem', on: [keys.${camel}] },
  { what: 'a user writes a text', by: '${camel}Repository.write', how: 'PutItem', on: [keys.${camel}] },
  { what: 'an account is erased', by: '${camel}Repository.remove', how: 'DeleteItem', on: [keys.${camel}] },
];
`,
});

const rowsOf = (name: string, camel: string): Row[] => {
  const written = /-/.test(name) ? `'${name}'` : name;
  return [
    ...inList(
      'shared/contract/index.ts',
      '} as const;',
      `../${name}/contract.ts`,
      `${camel}Contract`,
      (it) => `  ${written}: ${it},`,
    ),
    {
      file: 'services/platform/keys.ts',
      before: '// Written by the domains that have idempotent routes.',
      text: `  // The text that a user wrote.
  ...partition('${name.toUpperCase()}#{artistId}', {
    writers: ['${name}'],
    removers: ['accounts/on-account-erased'],
    items: { ${camel}: HEAD },
  }),`,
    },
    ...inList(
      'services/data-export/all-belongings.ts',
      '];',
      `../${name}/belongings.ts`,
      `${camel}Belongings`,
      (it) => `  ${it},`,
    ),
    ...inList('services/platform/patterns.ts', '];', `./patterns/${name}-patterns.ts`, `${camel}Patterns`),
    ...inList('services/test/example-calls.ts', '};', `./example-calls/${name}.ts`, `${camel}Examples`),
    {
      file: 'services/README.md',
      before: '| `site` |',
      text: `| \`${name}\` | the text of each signed-in user |`,
    },
  ];
};

/** The rows that add an import and an entry to a list. */
const inList = (
  file: string,
  end: string,
  from: string,
  what: string,
  entry = (it: string) => `  ...${it},`,
): Row[] => [
  { file, before: 'import ', text: `import { ${what} } from '${from}';` },
  { file, before: end, text: entry(what) },
];
