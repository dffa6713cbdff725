type Columns = { readonly inputs: readonly string[]; readonly outputs: readonly string[] };

type Table = Columns & {
  readonly hitPolicy?: string;
  /** One row per line, inputs before outputs: "<= 50 | - => 8.8". */
  readonly rows: readonly string[];
};

/** Returns a DMN 1.3 file with decisions. */
export function dmnFile(...decisions: readonly string[]): string {
  return `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" id="file" name="File" namespace="https://example.test">
    ${decisions.join('\n')}
  </definitions>`;
}

/** Returns a decision table, labeled with its names in capitals. */
export function dmnTable(id: string, { inputs, outputs, rows, hitPolicy = 'UNIQUE' }: Table): string {
  const columns = [
    ...inputs.map(
      (name) =>
        `<input label="${name.toUpperCase()}"><inputExpression><text>${name}</text></inputExpression></input>`,
    ),
    ...outputs.map((name) => `<output label="${name.toUpperCase()}" name="${name}" />`),
  ];
  return `<decision id="${id}" name="${id.toUpperCase()}"><decisionTable hitPolicy="${hitPolicy}">
    ${columns.join('')}
    ${rows.map(ruleOf).join('')}
  </decisionTable></decision>`;
}

/**
 * Returns a decision that is a number or a sum of others.
 * @param needs the ids of the decisions it declares as requirements
 */
export function dmnExpression(id: string, text: string, needs: readonly string[] = []): string {
  const requirements = needs.map(
    (need) => `<informationRequirement><requiredDecision href="#${need}" /></informationRequirement>`,
  );
  return `<decision id="${id}" name="${id.toUpperCase()}">
    ${requirements.join('')}<literalExpression><text>${text}</text></literalExpression>
  </decision>`;
}

function ruleOf(row: string): string {
  const [inputs = '', outputs = ''] = row.split('=>');
  const cells = (part: string, kind: string) =>
    part
      .split('|')
      .map((cell) => `<${kind}><text>${cell.trim().replaceAll('<', '&lt;')}</text></${kind}>`)
      .join('');
  return `<rule>${cells(inputs, 'inputEntry')}${cells(outputs, 'outputEntry')}</rule>`;
}
