import ts from 'typescript-classic';

const SENTENCE = /^[A-Z“‘'"{].*[a-z]+.* .*[a-z]/;
/** Attributes and properties whose strings are code: class names, paths, ids. */
const CODE = new Set(['className', 'class', 'to', 'href', 'src', 'id', 'name', 'path', 'from', 'style', 'd', 'key']);

const nameOf = (node: ts.Node): string =>
  ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node.name.getText() : '';

/** The text of a template literal, with `{…}` in place of its values. */
function templateText(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

/** The sentences that a web file shows: text in JSX, and string literals with several words. */
export function screenSentences(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const visit = (node: ts.Node): void => {
    if (CODE.has(nameOf(node)) || ts.isImportDeclaration(node)) return;
    const text = ts.isTemplateExpression(node)
      ? templateText(node)
      : ts.isJsxText(node) || ts.isStringLiteralLike(node)
        ? node.text
        : '';
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (SENTENCE.test(words)) found.push(words);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
