import type * as z from 'zod';

type Path = readonly PropertyKey[];

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const DATE_EXPECTED = 'Must be a date such as 2027-01-15';

const MOST_SHOWN = 60;

/**
 * Checks the content of a lender's file.
 * @param file as the operator knows it: `homeline/organisation.json`
 * @returns the value, or each mistake in one line: file, key, expected value, found value
 */
export function parseLenderFile<S extends z.ZodType>(
  file: string,
  content: unknown,
  schema: S,
): { value: z.infer<S> } | { problems: readonly string[] } {
  const parsed = schema.safeParse(content, { error: expectation });
  if (parsed.success) return { value: parsed.data };
  const lines = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => lenderMistake(file, [...issue.path, key], 'Is not a known key'))
      : [lenderMistake(file, issue.path, withFound(expected(issue), valueAt(content, issue.path)))],
  );
  // A value can miss two expectations; the first says enough.
  const byKey = new Map(lines.toReversed().map((line) => [line.slice(0, line.indexOf(': ')), line]));
  return { problems: [...byKey.values()].toReversed() };
}

/** Returns a mistake as one line. */
export function lenderMistake(file: string, path: Path, problem: string): string {
  return `${[file, path.join('.')].join(' ').trim()}: ${problem}`;
}

/** Says what a value must be, where its schema doesn't. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return `Must be ${TYPES[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value')
    return issue.values.length === 1
      ? `Must be ${String(issue.values[0])}`
      : `Must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small')
    return `Must ${amount(issue.origin, issue.exact ? '' : 'at least ', Number(issue.minimum))}`;
  if (issue.code === 'too_big')
    return `Must ${amount(issue.origin, issue.exact ? '' : 'at most ', Number(issue.maximum))}`;
  return undefined;
};

function amount(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return limit === 1 ? 'not be empty' : `have ${bound}${limit} characters`;
  if (origin === 'array') return `have ${bound}${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${bound}${limit}`;
}

/** Returns what a value must be. For a date, a form's message names only the wrong part. */
function expected(issue: z.core.$ZodIssue): string {
  const isDate = issue.message === 'Required' || (issue.code === 'invalid_format' && issue.format === 'date');
  return isDate ? DATE_EXPECTED : issue.message;
}

function withFound(message: string, found: unknown): string {
  if (found === undefined) return `Is missing. ${message}`;
  const text = JSON.stringify(found);
  return `${message}; found ${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}`;
}

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    content,
  );
}
