import * as z from 'zod';
import type { Call } from '../call.ts';
import { CALLS } from '../calls.ts';

type Json = { readonly [key: string]: unknown };

const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default'];

/** Says of a value what it may be, such as `string maxLength 500`. */
function said(schema: Json): string {
  const { type, format, pattern, enum: values, const: only } = schema;
  if (values ?? only) return JSON.stringify(values ?? [only]);
  // A format has a pattern of the library's.
  const form = format ?? (pattern && `like ${pattern}`);
  const bounds = BOUNDS.flatMap((bound) =>
    schema[bound] === undefined ? [] : [`${bound} ${JSON.stringify(schema[bound])}`],
  );
  return [type ?? 'anything', ...(form ? [form] : []), ...bounds].join(' ');
}

/** Returns a line for each value below a schema, with its path. A question mark follows what may be absent. */
function linesOf(path: string, schema: Json): readonly string[] {
  const options = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as readonly Json[] | undefined;
  if (options) return options.flatMap((option, index) => linesOf(`${path}|${index + 1}`, option));
  const required = (schema['required'] ?? []) as readonly string[];
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const { items, additionalProperties: others } = schema;
  return [
    ...(properties.length > 0 ? [] : [`  ${path}: ${said(schema)}`]),
    ...properties.flatMap(([name, property]) =>
      linesOf(`${path}.${name}${required.includes(name) ? '' : '?'}`, property),
    ),
    ...(items ? linesOf(`${path}[]`, items as Json) : []),
    ...(others && typeof others === 'object' ? linesOf(`${path}.*`, others as Json) : []),
  ];
}

/** Counts begin at 0, and the library bounds every whole number. */
const USUAL = / (minimum (0|-9007199254740991)|maximum 9007199254740991)(?= |$)/g;
const BOUND = / (minimum|maximum|minLength|maxLength|minItems|maxItems) /;

/** Returns the bounds of an answer other than the usual: the server sends nothing beyond them. */
function boundsOf(answer: z.ZodType): readonly string[] {
  return linesOf('answer', z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }))
    .map((line) => line.replaceAll(USUAL, ''))
    .filter((line) => BOUND.test(line));
}

function inputOf({ name, method, path, who, act, params, query, body, answer, ...rest }: Call): string {
  const lines = Object.entries({ params, query, body }).flatMap(([place, schema]) =>
    schema ? linesOf(place, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  );
  const { bodyType, bodyBytes, status = 200, answerType, errors = [], oncePerKey, versioned } = rest;
  const traits = Object.entries({ act, bodyType, bodyBytes, answerType, oncePerKey, versioned }).flatMap(
    ([trait, value]) => (value === undefined ? [] : [`${trait} ${value}`]),
  );
  const head = [`${name}: ${method} ${path}`, `  ${[who, status, ...traits, ...errors].join(' ')}`];
  return [...head, ...lines, ...boundsOf(answer)].join('\n');
}

/** Returns what every call takes: from whom, which fields, their bounds, and with which errors it refuses. Of answers, the bounds alone. */
export function acceptedInput(): string {
  const calls = Object.values<Call>(CALLS).toSorted((a, b) => a.name.localeCompare(b.name));
  return `${calls.map(inputOf).join('\n\n')}\n`;
}
