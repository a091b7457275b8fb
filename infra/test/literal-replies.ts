import ts from 'typescript-classic';

type Properties = ts.NodeArray<ts.ObjectLiteralElementLike>;

const find = (properties: Properties, name: string) => properties.find((one) => one.name?.getText() === name);

/**
 * A failure, such as 500; bytes of a file, which are no reply of a handler; or a reply that is handed on as it came.
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
 * The lines of a browser test that answer a request with a successful reply of their own making. Such a reply is
 * whatever its author took the handler to answer: the test passes, and the product does not work. `alterReply` begins
 * with the real one.
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
