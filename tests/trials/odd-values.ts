/** What nobody should send, as it stands in JSON: what JavaScript, SQL, dates and numbers stumble over. */
export const ODD_JSON: readonly string[] = [
  ...['null', 'true', '""', '" "', '[]', '{}', '[null]', '["a"]', '[["a"]]', '[{}]', '0', '-1', '-0', '0.1'],
  ...['1e999', '-1e999', '1e-400', '2147483648', '-2147483649', '9007199254740993', '1e21'],
  ...[
    '{"length":{"toString":1}}',
    '{"length":-1,"0":"a"}',
    '{"length":4294967296}',
    '{"size":{"valueOf":1}}',
  ],
  ...['{"toString":1,"valueOf":1}', '{"toJSON":1}', '{"then":1}', '{"constructor":{"prototype":{"a":1}}}'],
  ...[
    '{"__proto__":{"isStaff":true}}',
    '{"$gt":""}',
    '{"a":1,"a":2}',
    `${'['.repeat(400)}${']'.repeat(400)}`,
  ],
  ...[String.raw`"\u0000"`, String.raw`"a\u0000b"`, String.raw`"\ud800"`, String.raw`"\u202e\u200b\ufeff"`],
  ...[String.raw`"\r\nSet-Cookie: a=b"`, `"${'x'.repeat(5000)}"`, `"${'é'.repeat(300)}"`, '"__proto__"'],
  ...[
    '"constructor"',
    '"toString"',
    '"NaN"',
    '"-0"',
    '"1e999"',
    '"0x10"',
    '"99999999999999999999"',
    '"2147483648"',
  ],
  ...['"2026-02-30"', '"0000-00-00"', '"9999-12-31"', '"+275760-09-14"', '"-000001-01-01"', '"0001-01-01"'],
  ...[
    '"2026-01-01T00:00:00+99:99"',
    '"9999-12-31T23:59:60Z"',
    '"-271821-04-19T00:00:00Z"',
    '"P1Y"',
    '"24:00"',
  ],
  ...[
    `"' or 1=1 --"`,
    '"%00"',
    '"%zz"',
    '"../../etc/passwd"',
    '"javascript:alert(1)"',
    '"http://[::1"',
    '"//x"',
  ],
  ...[
    '"９９９"',
    '"1٢3"',
    '"😀"',
    '"00000000-0000-4000-8000-000000000000"',
    '"a@b"',
    '"\\\\"',
    '"$&"',
    '"(((((a"',
  ],
];

/** The same as text of an address. */
export const ODD_TEXTS: readonly string[] = [
  ...[
    '',
    '%20',
    '%00',
    '%ff',
    '%',
    '%zz',
    '%ed%a0%80',
    '..%2f..',
    '%2e%2e',
    '__proto__',
    'constructor',
    'NaN',
  ],
  ...['-0', '1e999', '-1', '0.5', '0x10', '2147483648', '-2147483649', '9007199254740993', '9'.repeat(400)],
  ...['2026-02-30', '0000-00-00', '+275760-09-14', '9999-12-31T23:59:60Z', 'true', 'null', '[]', '%7B%7D'],
  ...[
    '%F0%9F%98%80',
    "'%20or%201=1--",
    '00000000-0000-4000-8000-000000000000',
    '%E2%80%AE',
    'a'.repeat(2000),
    '(((((a',
    '%5C',
    '%25',
    '%5B%5D',
  ],
];

export type Schema = Readonly<Record<string, unknown>>;

const PLACE = 'THE ODD VALUE';

/** Returns the JSON of a value that fits the schema, once for each of its fields with the odd value in that field. */
export function bodiesWith(odd: string, schema: Schema, defined: Readonly<Record<string, Schema>>): string[] {
  return placesIn(schema, defined, 0).map((value) =>
    (JSON.stringify(value) ?? '').replace(JSON.stringify(PLACE), () => odd),
  );
}

/** Returns a fitting value for each field, with the mark at that field. The first has it in place of everything. */
function placesIn(schema: Schema, defined: Readonly<Record<string, Schema>>, depth: number): unknown[] {
  const known = resolved(schema, defined);
  const variants = (known['anyOf'] ?? known['oneOf']) as Schema[] | undefined;
  if (depth > 6) return [PLACE];
  if (variants) return [PLACE, ...variants.flatMap((each) => placesIn(each, defined, depth + 1).slice(1))];
  const parts = known['allOf'] as Schema[] | undefined;
  if (parts) return [PLACE, ...parts.flatMap((each) => placesIn(each, defined, depth + 1).slice(1))];
  const properties = known['properties'] as Record<string, Schema> | undefined;
  if (properties) {
    const fitting = example(known, defined, depth) as object;
    const within = Object.entries(properties).flatMap(([name, field]) =>
      placesIn(field, defined, depth + 1).map((value) => ({ ...fitting, [name]: value })),
    );
    return [PLACE, ...within, { ...fitting, [PLACE]: 1 }];
  }
  const items = known['items'] as Schema | undefined;
  if (items) return [PLACE, ...placesIn(items, defined, depth + 1).map((value) => [value])];
  const values = known['additionalProperties'];
  if (typeof values === 'object' && values !== null)
    return [PLACE, ...placesIn(values as Schema, defined, depth + 1).map((value) => ({ key: value }))];
  return [PLACE];
}

/** Returns a value that fits the schema, as far as its shape tells. */
export function example(schema: Schema, defined: Readonly<Record<string, Schema>>, depth = 0): unknown {
  const known = resolved(schema, defined);
  if (depth > 6) return null;
  if ('const' in known) return known['const'];
  const [choice] = (known['enum'] as unknown[] | undefined) ?? [];
  if (choice !== undefined) return choice;
  const [variant] = ((known['anyOf'] ?? known['oneOf'] ?? known['allOf']) as Schema[] | undefined) ?? [];
  if (variant) return example(variant, defined, depth + 1);
  const properties = known['properties'] as Record<string, Schema> | undefined;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, example(field, defined, depth + 1)]),
    );
  switch (known['type']) {
    case 'array':
      return [example((known['items'] as Schema | undefined) ?? {}, defined, depth + 1)];
    case 'object':
      return {};
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, Number(known['minimum'] ?? 1));
    default:
      return TEXTS[String(known['format'])] ?? 'a'.repeat(Number(known['minLength'] ?? 1));
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  ...{ uuid: '00000000-0000-4000-8000-000000000001', email: 'odd@example.com', date: '2026-12-01' },
  ...{ 'date-time': '2026-12-01T12:00:00.000Z', uri: 'https://example.com/', time: '12:00' },
};

function resolved(schema: Schema, defined: Readonly<Record<string, Schema>>): Schema {
  const name = String(schema['$ref'] ?? '')
    .split('/')
    .at(-1);
  return (name && defined[name]) || schema;
}
