import type { ESTree, Plugin } from 'vite';

/** What a browser never reads of a call. The server alone checks these. */
const LEFT_OUT: ReadonlySet<string> = new Set(['summary', 'params', 'query', 'answer', 'errors']);

/** A replacement of a part of the code. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * Leaves out of each call of the contract, and of each question, what only the server, its OpenAPI document and the types use, and every schema that nothing else uses.
 * A browser trusts its own server's answers, so it need not load and build their schemas.
 */
export function callsWithoutAnswers(): Plugin {
  return {
    name: 'calls-without-answers',
    apply: 'build',
    transform: {
      filter: { id: /\/(contract|domain)\/src\/.+\.ts$/, code: /= call\(|from ['"]zod['"]/ },
      handler(code) {
        const edits = this.parse(code).body.flatMap(computedValues).flatMap(leavingOut);
        return { code: edited(code, edits), map: null };
      },
    },
  };
}

/** Returns the values of a statement's constants that a bundler keeps even unused, because it can't know that a schema has no effect. */
function computedValues(statement: ESTree.Statement | ESTree.Directive): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression' || init?.type === 'ObjectExpression' ? [init] : [],
  );
}

/** Marks a value as free of effects, and shortens it if it is a call of the contract. */
function leavingOut(value: ESTree.Expression): Edit[] {
  return [
    { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
    ...unreadProperties(value),
    ...unreadOfQuestions(value),
    { start: value.end, end: value.end, text: '))()' },
  ];
}

/** Removes each property that no browser reads from a call or from what several calls share, up to the next property. */
function unreadProperties(value: ESTree.Expression): Edit[] {
  const definition = definitionIn(value);
  if (!definition) return [];
  const { properties } = definition;
  return properties.flatMap((property, index) => {
    const end = properties[index + 1]?.start ?? definition.end - 1;
    return LEFT_OUT.has(nameOf(property)) ? [{ start: property.start, end, text: '' }] : [];
  });
}

/** Removes from each question that a step asks the sentence, which is the OpenAPI document's, and the facts, which only its types read. */
function unreadOfQuestions(value: ESTree.Expression): Edit[] {
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) => {
    const asked = property.type === 'Property' ? property.value : undefined;
    if (asked?.type !== 'CallExpression' || asked.callee.type !== 'Identifier') return [];
    const [facts, definition] = asked.arguments;
    if (!/^(question|choice)$/.test(asked.callee.name) || !facts || definition?.type !== 'ObjectExpression')
      return [];
    const unread = definition.properties.flatMap((each, index, all) => {
      const end = all[index + 1]?.start ?? definition.end - 1;
      return nameOf(each) === 'summary' ? [{ start: each.start, end, text: '' }] : [];
    });
    return [{ start: facts.start, end: facts.end, text: '{}' }, ...unread];
  });
}

function definitionIn(value: ESTree.Expression): ESTree.ObjectExpression | undefined {
  const isCall =
    value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'call';
  const definition = isCall ? value.arguments[0] : value;
  if (definition?.type !== 'ObjectExpression') return undefined;
  return isCall || definition.properties.some((property) => nameOf(property) === 'who')
    ? definition
    : undefined;
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end),
    code,
  );
}
