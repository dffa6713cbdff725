import * as z from 'zod';

/** Said of a cell, an expression or a name of more than 2,000: one that lists each county of two states takes 1,400. */
const TOO_LONG = 'holds more than 2,000 characters';
const Words = z.string().max(2000, TOO_LONG);

/** The names of FEEL: those of the versions of DMN, and that of Camunda Modeler. */
const Language = z.string().regex(/^(https?:\/\/www\.omg\.org\/spec\/(DMN\/\d+\/)?FEEL(\/.*)?|feel)$/i, {
  error: ({ input }) => `is written in ${String(input).slice(0, 100)}, and not in FEEL`,
});

/** What an element says to people and to editors alone. No decision rests on it. */
const Remark = z.unknown().optional();

/** Those that every element may have. */
const REMARKS = {
  id: Remark,
  label: Remark,
  description: Remark,
  extensionElements: Remark,
  extensionAttribute: Remark,
  // How wide Camunda Modeler draws a column.
  width: Remark,
  annotationsWidth: Remark,
};

const Expression = z.strictObject({
  ...REMARKS,
  $type: z.string(),
  text: Words.default(''),
  typeRef: Words.optional(),
  expressionLanguage: Language.optional(),
});
const Entries = z.array(Expression).default([]);

const Table = z.strictObject({
  ...REMARKS,
  $type: z.literal('dmn:DecisionTable'),
  typeRef: Remark,
  outputLabel: Remark,
  preferredOrientation: Remark,
  annotation: Remark,
  hitPolicy: Words.default('UNIQUE'),
  aggregation: Words.optional(),
  input: z
    .array(
      z.strictObject({
        ...REMARKS,
        $type: z.string(),
        label: Words.optional(),
        inputExpression: Expression.optional(),
        inputValues: Expression.optional(),
      }),
    )
    .default([]),
  output: z
    .array(
      z.strictObject({
        ...REMARKS,
        $type: z.string(),
        label: Words.optional(),
        name: Words.default(''),
        typeRef: Words.optional(),
        outputValues: Expression.optional(),
      }),
    )
    .default([]),
  rule: z
    .array(
      z.strictObject({
        ...REMARKS,
        $type: z.string(),
        inputEntry: Entries,
        outputEntry: Entries,
        annotationEntry: Remark,
      }),
    )
    .default([]),
});

const DecisionElement = z.strictObject({
  ...REMARKS,
  $type: z.literal('dmn:Decision'),
  id: z.string('has no id').max(2000, TOO_LONG),
  name: z.string('has no name').min(1, 'has no name').max(2000, TOO_LONG),
  question: Remark,
  allowedAnswers: Remark,
  variable: Remark,
  informationRequirement: z
    .array(z.object({ requiredDecision: z.object({ href: z.string() }).optional() }))
    .default([]),
  authorityRequirement: Remark,
  supportedObjective: Remark,
  impactedPerformanceIndicator: Remark,
  decisionMaker: Remark,
  decisionOwner: Remark,
  usingProcess: Remark,
  usingTask: Remark,
  decisionLogic: z.discriminatedUnion(
    '$type',
    [Table, Expression.extend({ $type: z.literal('dmn:LiteralExpression') })],
    'is neither a table nor an expression',
  ),
});

/** All that a file may say. What is not named here would be read past, and is refused: it means something to whoever wrote it. */
export const Definitions = z.strictObject({
  ...REMARKS,
  $type: z.string(),
  name: Remark,
  namespace: Remark,
  exporter: Remark,
  exporterVersion: Remark,
  expressionLanguage: Language.optional(),
  typeLanguage: Language.optional(),
  artifact: Remark,
  elementCollection: Remark,
  businessContextElement: Remark,
  drgElement: z
    .array(
      z.discriminatedUnion(
        '$type',
        [
          DecisionElement,
          z.looseObject({ $type: z.literal('dmn:InputData') }),
          z.looseObject({ $type: z.literal('dmn:KnowledgeSource') }),
        ],
        { error: ({ input }) => wouldHaveNoEffect((input as { $type: string }).$type.replace('dmn:', '')) },
      ),
    )
    .default([]),
});

export type DecisionElement = z.infer<typeof DecisionElement>;
export type TableElement = z.infer<typeof Table>;
export type ExpressionElement = z.infer<typeof Expression>;

/** The words above a column of a table, else its name, else which one it is. */
export function columnLabel(
  clause: TableElement['input'][number] | TableElement['output'][number] | undefined,
  position: number,
): string {
  const name = clause && ('name' in clause ? clause.name : columnName(clause));
  return clause?.label?.trim() || name?.trim() || `${position + 1}`;
}

/** What a column asks about. */
export function columnName({ inputExpression }: TableElement['input'][number]): string {
  return inputExpression?.text.trim() ?? '';
}

/** What is said of a part that nobody reads. */
export function wouldHaveNoEffect(part: string): string {
  return `${part} is not read and would have no effect: take it out`;
}
