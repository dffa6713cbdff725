import * as z from 'zod';

/** The error for more than 2,000 characters. A cell that lists every county of two states has 1,400. */
const TOO_LONG = 'holds more than 2,000 characters';
const Words = z.string().max(2000, TOO_LONG);

/** The names of FEEL in the versions of DMN, and in Camunda Modeler. */
const Language = z.string().regex(/^(https?:\/\/www\.omg\.org\/spec\/(DMN\/\d+\/)?FEEL(\/.*)?|feel)$/i, {
  error: ({ input }) => `is written in ${String(input).slice(0, 100)}, and not in FEEL`,
});

/** Parts for people and editors only. They don't affect a decision. */
const Remark = z.unknown().optional();

/** Attributes that every element may have. */
const REMARKS = {
  id: Remark,
  label: Remark,
  description: Remark,
  extensionElements: Remark,
  extensionAttribute: Remark,
  // The column width in Camunda Modeler.
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

/** Everything a file may contain. Anything else would be ignored and is an error: its author expects an effect. */
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

/** Returns the label of a column, otherwise its name, otherwise its position. */
export function columnLabel(
  clause: TableElement['input'][number] | TableElement['output'][number] | undefined,
  position: number,
): string {
  const name = clause && ('name' in clause ? clause.name : columnName(clause));
  return clause?.label?.trim() || name?.trim() || `${position + 1}`;
}

/** Returns the name of a column's input. */
export function columnName({ inputExpression }: TableElement['input'][number]): string {
  return inputExpression?.text.trim() ?? '';
}

/** Words the error for a part that would be ignored. */
export function wouldHaveNoEffect(part: string): string {
  return `${part} is not read and would have no effect: take it out`;
}
