import * as z from 'zod';

/** The error for an oversized text. A cell that lists every county of two states has 1,400 characters. */
const TOO_LONG = 'has more than 2,000 characters';
const Text = z.string().max(2000, TOO_LONG);

/** The names of FEEL in all versions of DMN and in Camunda Modeler. */
const Language = z.string().regex(/^(https?:\/\/www\.omg\.org\/spec\/(DMN\/\d+\/)?FEEL(\/.*)?|feel)$/i, {
  error: ({ input }) => `is written in ${String(input).slice(0, 100)} instead of FEEL`,
});

/** A part for people and editors that doesn't affect a decision. */
const Ignored = z.unknown().optional();

/** The attributes of any element that don't affect a decision. */
const IGNORED_ATTRIBUTES = {
  id: Ignored,
  label: Ignored,
  description: Ignored,
  extensionElements: Ignored,
  extensionAttribute: Ignored,
  // The column width in Camunda Modeler.
  width: Ignored,
  annotationsWidth: Ignored,
};

const Expression = z.strictObject({
  ...IGNORED_ATTRIBUTES,
  $type: z.string(),
  text: Text.default(''),
  typeRef: Text.optional(),
  expressionLanguage: Language.optional(),
});
const Entries = z.array(Expression).default([]);

const Table = z.strictObject({
  ...IGNORED_ATTRIBUTES,
  $type: z.literal('dmn:DecisionTable'),
  typeRef: Ignored,
  outputLabel: Ignored,
  preferredOrientation: Ignored,
  annotation: Ignored,
  hitPolicy: Text.default('UNIQUE'),
  aggregation: Text.optional(),
  input: z
    .array(
      z.strictObject({
        ...IGNORED_ATTRIBUTES,
        $type: z.string(),
        label: Text.optional(),
        inputExpression: Expression.optional(),
        inputValues: Expression.optional(),
      }),
    )
    .default([]),
  output: z
    .array(
      z.strictObject({
        ...IGNORED_ATTRIBUTES,
        $type: z.string(),
        label: Text.optional(),
        name: Text.default(''),
        typeRef: Text.optional(),
        outputValues: Expression.optional(),
      }),
    )
    .default([]),
  rule: z
    .array(
      z.strictObject({
        ...IGNORED_ATTRIBUTES,
        $type: z.string(),
        inputEntry: Entries,
        outputEntry: Entries,
        annotationEntry: Ignored,
      }),
    )
    .default([]),
});

const DecisionElement = z.strictObject({
  ...IGNORED_ATTRIBUTES,
  $type: z.literal('dmn:Decision'),
  id: z.string('has no id').max(2000, TOO_LONG),
  name: z.string('has no name').min(1, 'has no name').max(2000, TOO_LONG),
  question: Ignored,
  allowedAnswers: Ignored,
  variable: Ignored,
  informationRequirement: z
    .array(z.object({ requiredDecision: z.object({ href: z.string() }).optional() }))
    .default([]),
  authorityRequirement: Ignored,
  supportedObjective: Ignored,
  impactedPerformanceIndicator: Ignored,
  decisionMaker: Ignored,
  decisionOwner: Ignored,
  usingProcess: Ignored,
  usingTask: Ignored,
  decisionLogic: z.discriminatedUnion(
    '$type',
    [Table, Expression.extend({ $type: z.literal('dmn:LiteralExpression') })],
    'is neither a table nor an expression',
  ),
});

/** Everything that a file may contain. Any other part is an error, because the lender expects it to have an effect. */
export const Definitions = z.strictObject({
  ...IGNORED_ATTRIBUTES,
  $type: z.string(),
  name: Ignored,
  namespace: Ignored,
  exporter: Ignored,
  exporterVersion: Ignored,
  expressionLanguage: Language.optional(),
  typeLanguage: Language.optional(),
  artifact: Ignored,
  elementCollection: Ignored,
  businessContextElement: Ignored,
  drgElement: z
    .array(
      z.discriminatedUnion(
        '$type',
        [
          DecisionElement,
          z.looseObject({ $type: z.literal('dmn:InputData') }),
          z.looseObject({ $type: z.literal('dmn:KnowledgeSource') }),
        ],
        { error: ({ input }) => unsupportedText((input as { $type: string }).$type.replace('dmn:', '')) },
      ),
    )
    .default([]),
});

export type DecisionElement = z.infer<typeof DecisionElement>;
export type TableElement = z.infer<typeof Table>;
export type ExpressionElement = z.infer<typeof Expression>;

/** Returns the label of a column, else its name, else its position. */
export function columnLabel(
  clause: TableElement['input'][number] | TableElement['output'][number] | undefined,
  position: number,
): string {
  const name = clause && ('name' in clause ? clause.name : columnName(clause));
  return clause?.label?.trim() || name?.trim() || `${position + 1}`;
}

/** Returns the input name of a column. */
export function columnName({ inputExpression }: TableElement['input'][number]): string {
  return inputExpression?.text.trim() ?? '';
}

/** Returns the message for an unsupported part. */
export function unsupportedText(part: string): string {
  return `${part} is not supported and would have no effect: remove it`;
}
