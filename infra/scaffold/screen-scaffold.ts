import type { Scaffold } from './scaffold.ts';

/**
 * Creates a screen: a page that says that there is nothing yet, and its entry in the list of screens.
 * @param address a path below /dashboard, without parameters: `/dashboard/guest-book`
 * @param title the title of the page and its tab
 * @throws Error for any other path, or without a title
 */
export function screenScaffold(address: string, title: string): Scaffold {
  const [, admin, rest] = /^\/dashboard\/(admin\/)?([a-z]+(?:[-/][a-z]+)*)$/.exec(address) ?? [];
  if (!rest)
    throw new Error('A screen of the app has an address like /dashboard/guest-book or /dashboard/admin/guest-book');
  if (!/\S/.test(title)) throw new Error(`What is the title of ${address}?`);
  if (/["\\]/.test(title)) throw new Error('A title has no quotes and no backslash');
  const file = `${admin ? 'admin-' : ''}${rest.replaceAll('/', '-')}`;
  const component = file.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const guard = admin ? 'admin' : 'signed-in';
  return {
    files: {
      [`web/src/pages/${file}.tsx`]: `import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

const ${component}Page = () => (
  <Page title=${JSON.stringify(title)}>
    <EmptyState title="Nothing here yet" />
  </Page>
);

export default ${component}Page;
`,
    },
    rows: [
      {
        file: 'web/src/app/screens.ts',
        // Inserts inside the braces of the entry that follows: the last of the artist's or the office's links.
        before: admin ? `path: '/dashboard/admin/payments/:paymentId'` : `path: '/dashboard/settings'`,
        text: `    path: '${address}',
    page: () => import('../pages/${file}.tsx'),
    frame: 'shell',
    guard: '${guard}',
    title: ${JSON.stringify(title)},
  },
  {`,
      },
    ],
  };
}
