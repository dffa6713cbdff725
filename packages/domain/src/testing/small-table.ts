type Columns = { readonly inputs: readonly string[]; readonly outputs: readonly string[] };

type Table = Columns & {
  readonly hitPolicy?: string;
  /** A line each: the cells of the inputs, an arrow, those of the outputs. "<= 50 | - => 8.8". */
  readonly rows: readonly string[];
};

/** A DMN 1.3 file that holds some decisions. */
export function dmnFile(...decisions: readonly string[]): string {
  return `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" id="file" name="File" namespace="https://example.test">
    ${decisions.join('\n')}
  </definitions>`;
}

/** A decision table. It and its columns are labelled by their names in capitals. */
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
 * A decision that is a number or a sum of others.
 * @param needs the ids of decisions that the file draws it to rest on
 */
export function dmnExpression(id: string, text: string, needs: readonly string[] = []): string {
  const drawn = needs.map(
    (need) => `<informationRequirement><requiredDecision href="#${need}" /></informationRequirement>`,
  );
  return `<decision id="${id}" name="${id.toUpperCase()}">
    ${drawn.join('')}<literalExpression><text>${text}</text></literalExpression>
  </decision>`;
}

function ruleOf(row: string): string {
  const [asked = '', given = ''] = row.split('=>');
  const cells = (part: string, kind: string) =>
    part
      .split('|')
      .map((cell) => `<${kind}><text>${cell.trim().replaceAll('<', '&lt;')}</text></${kind}>`)
      .join('');
  return `<rule>${cells(asked, 'inputEntry')}${cells(given, 'outputEntry')}</rule>`;
}
