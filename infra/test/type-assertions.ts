import ts from 'typescript-classic';

/** The type assertions in a source file (`x as T`, `<T>x`) with their lines, except `as const`. */
export function typeAssertionsIn(path: string, source: string): { line: number; text: string }[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const found: { line: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type)) {
      const line = file.getLineAndCharacterOfPosition(node.type.pos).line + 1;
      found.push({ line, text: source.slice(node.type.pos, node.type.end).trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const NOT_PRODUCT =
  /\.(test|service-test|spec)\.|(^|\/)(test|testing)\/|-under-test\.|^(web\/e2e|web\/screens|proof|bench|infra\/test)\//;

/** Whether a file is the product's own code, as opposed to a test, a benchmark or a proof. */
export const isProduct = (path: string): boolean => /\.tsx?$/.test(path) && !NOT_PRODUCT.test(path);
