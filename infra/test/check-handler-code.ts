import ts from 'typescript-classic';

const { SyntaxKind } = ts;

/**
 * JavaScript syntax that APPSYNC_JS does not support, with the name of each feature for messages. Sources: "Supported
 * runtime features" in the AppSync Events guide, and the rules `base` of @aws-appsync/eslint-plugin.
 */
const UNSUPPORTED = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.TryStatement, 'try'],
  [SyntaxKind.ThrowStatement, 'throw'],
  [SyntaxKind.WhileStatement, 'while'],
  [SyntaxKind.DoStatement, 'do-while'],
  [SyntaxKind.ForStatement, 'for(;;)'],
  [SyntaxKind.ContinueStatement, 'continue'],
  [SyntaxKind.LabeledStatement, 'labeled statements'],
  [SyntaxKind.PlusPlusToken, '++'],
  [SyntaxKind.MinusMinusToken, '--'],
  [SyntaxKind.TildeToken, '~'],
  [SyntaxKind.InKeyword, 'in'],
  [SyntaxKind.InstanceOfKeyword, 'instanceof'],
  [SyntaxKind.AsyncKeyword, 'async'],
  [SyntaxKind.AwaitExpression, 'await'],
  [SyntaxKind.AwaitKeyword, 'await'],
  [SyntaxKind.AsteriskToken, 'generators'],
  [SyntaxKind.YieldExpression, 'yield'],
  [SyntaxKind.ClassDeclaration, 'classes'],
  [SyntaxKind.ClassExpression, 'classes'],
  [SyntaxKind.ThisKeyword, 'this'],
  [SyntaxKind.RegularExpressionLiteral, 'regular expression literals'],
]);

/**
 * Returns the unsupported feature that a node uses. A prefix or postfix operator has no node of its own, and the star
 * of a multiplication does not make a generator.
 */
function featureOf(node: ts.Node): string | undefined {
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return UNSUPPORTED.get(node.operator);
  if (node.kind === SyntaxKind.AsteriskToken && ts.isBinaryExpression(node.parent)) return undefined;
  return UNSUPPORTED.get(node.kind);
}

/**
 * Rejects code that AppSync would reject on deployment, because its runtime supports only part of JavaScript.
 * @param name the name of the channel namespace
 * @throws Error with each unsupported feature and its line
 */
export function checkHandlerCode(name: string, code: string): void {
  const source = ts.createSourceFile(`${name}.js`, code, ts.ScriptTarget.Latest, true);
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    const feature = featureOf(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (feature !== undefined) findings.push(`line ${line}: ${feature}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (findings.length === 0) return;
  throw new Error(`AppSync's runtime does not support this in the handlers of ${name}: ${findings.join(', ')}`);
}
