import ts from 'typescript';

/** One small change of a source file: the text from `start` to `end` becomes `by`. */
export type Mutation = {
  readonly line: number;
  readonly what: string;
  readonly start: number;
  readonly end: number;
  readonly by: string;
};

const { SyntaxKind } = ts;

const SWAPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.AsteriskToken]: '/',
  [SyntaxKind.SlashToken]: '*',
};

/** Names of attributes and properties that change only looks, or explain the code. */
const UNPROVEN_NAMES =
  /^(className|style|key|id|kind|tone|layout|rows|viewBox|stroke\w*|summary|description|displayName|['"]?data-.*)$/;

/** One more of a small number is another count; one more of a large one, such as a wait, is often no change. */
const SMALL = 100;

/** Returns every mutation of a source file. Each is applied alone. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (node: ts.Node, by: string, what: string, end = node.end) => {
    const start = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(start);
    found.push({ line: line + 1, what, start, end, by });
  };
  const worded = (node: ts.Node) => {
    const words = node.getText(source).replaceAll(/\s+/g, ' ');
    return words.length > 70 ? `${words.slice(0, 69)}…` : words;
  };
  const negate = (condition: ts.Expression) =>
    add(condition, `!(${condition.getText(source)})`, `negates ${worded(condition)}`);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIfStatement(node)) {
      negate(node.expression);
      if (isGuard(node)) add(node, '', `removes ${worded(node)}`);
    } else if (ts.isConditionalExpression(node)) negate(node.condition);
    else if (ts.isBinaryExpression(node)) {
      const operator = SWAPPED[node.operatorToken.kind];
      if (operator) add(node.operatorToken, operator, `${operator} in ${worded(node)}`);
    } else if (ts.isExpressionStatement(node)) {
      if (isCall(node.expression)) add(node, ';', `removes ${worded(node)}`);
    } else if (ts.isNumericLiteral(node)) {
      const other = Number(node.text) < SMALL ? Number(node.text) + 1 : Number(node.text) * 2;
      add(node, String(other), `${other} in ${worded(node.parent)}`);
    } else if (node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword) {
      add(node, String(node.kind === SyntaxKind.FalseKeyword), `flips ${worded(node.parent)}`);
    } else if (isNamedValue(node) && !UNPROVEN_NAMES.test(node.name.getText(source))) {
      const comma = text.slice(node.end).match(/^\s*,/)?.[0].length ?? 0;
      add(node, '', `drops ${worded(node)}`, node.end + comma);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Applies a mutation; undefined if the result doesn't parse. */
export function mutated(path: string, text: string, { start, end, by }: Mutation): string | undefined {
  const now = text.slice(0, start) + by + text.slice(end);
  const { parseDiagnostics } = ts.createSourceFile(path, now, ts.ScriptTarget.Latest) as ts.SourceFile & {
    readonly parseDiagnostics: readonly unknown[];
  };
  return parseDiagnostics.length === 0 ? now : undefined;
}

/** Tells whether the statement only returns or throws under a condition. */
function isGuard({ thenStatement, elseStatement }: ts.IfStatement): boolean {
  const [only, ...more] = ts.isBlock(thenStatement) ? thenStatement.statements : [thenStatement];
  const leaves = only !== undefined && (ts.isReturnStatement(only) || ts.isThrowStatement(only));
  return leaves && more.length === 0 && !elseStatement;
}

function isCall(node: ts.Expression): boolean {
  return ts.isAwaitExpression(node) || ts.isVoidExpression(node)
    ? isCall(node.expression)
    : ts.isCallExpression(node);
}

/** Narrows to a property of an object literal or an attribute of an element. */
function isNamedValue(
  node: ts.Node,
): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.JsxAttribute {
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return (isProperty && ts.isObjectLiteralExpression(node.parent)) || ts.isJsxAttribute(node);
}
