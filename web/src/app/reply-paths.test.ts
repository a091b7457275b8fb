import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-classic';
import { siteAddresses } from '../../../shared/assistant/test/site-addresses.ts';
import { linkedPaths } from '../features/assistant/site-links.ts';
import { screens } from './screens.ts';

const FOLDER = 'shared/assistant';

/** Everything that a module can say: its strings, and the fixed parts of its templates. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

/**
 * Paths that replies may mention, each with its module. The contract is left out, because it names API routes and says
 * nothing to an artist.
 */
const mentioned = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^test\/|^contract\.ts$/.test(file))
  .flatMap((file) =>
    textsOf(readFileSync(path.join(FOLDER, file), 'utf8'))
      .flatMap(siteAddresses)
      .map((address) => ({ file, address })),
  );

/** Paths that anybody, or any artist, can open exactly as written. */
const open = screens
  .filter(({ frame, guard }) => frame === 'public' || guard === 'signed-in')
  .map((screen): string => screen.path);

describe('product 31.40: the paths mentioned by the assistant', () => {
  test.each(mentioned)('$address in $file is a page, and becomes a link', ({ address }) => {
    expect(open).toContain(address);
    expect(linkedPaths).toContain(address);
  });

  test('only pages become links, and none of the office’s', () => {
    expect(linkedPaths.filter((one) => !open.includes(one))).toEqual([]);
  });

  test('paths in strings and templates are found, and a path without a page is detected', () => {
    const addresses = mentioned.map(({ address }) => address);
    for (const one of ['/faq', '/pricing', '/terms', '/contact', '/dashboard/splits']) expect(addresses).toContain(one);
    const source = `const a = 'See /prizes.'; const b = \`\${a} (/one) \${a} /two\${a}\`; // /three`;
    const found = textsOf(source).flatMap(siteAddresses);
    expect(found).toEqual(['/prizes', '/one', '/two']);
    expect(open).not.toContain('/prizes');
  });
});
