import ts from 'typescript-classic';

type Properties = ts.NodeArray<ts.ObjectLiteralElementLike>;

const find = (properties: Properties, name: string) => properties.find((one) => one.name?.getText() === name);

/**
 * Whether a reply is allowed: an error, such as 500; the bytes of a file, which no handler returns; or a real reply
 * that is passed on unchanged.
 */
function isAllowed(argument: ts.Expression | undefined): boolean {
  if (!argument || !ts.isObjectLiteralExpression(argument)) return false;
  const { properties } = argument;
  const status = find(properties, 'status');
  if (status && ts.isPropertyAssignment(status) && Number(status.initializer.getText()) >= 400) return true;
  if (find(properties, 'json') || properties.some(ts.isSpreadAssignment)) return false;
  if (find(properties, 'response')) return !find(properties, 'body');
  const contentType = find(properties, 'contentType');
  return contentType !== undefined && !/json/.test(contentType.getText());
}

/**
 * Finds the lines in a browser test that answer a request with an invented successful reply. Such a reply is only what
 * the author thinks that the handler returns: the test may pass although the product does not work. `alterReply` starts
 * from the real reply instead.
 */
export function literalReplies(fileName: string, source: string): number[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const callee = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression;
    if (callee && callee.name.text === 'fulfill' && !isAllowed((node as ts.CallExpression).arguments[0]))
      lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}
