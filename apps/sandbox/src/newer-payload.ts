/** The field of a later version. Its value fits where names are data, such as the properties of a record. */
const FIELD = 'fieldOfALaterVersion';
const VALUE: readonly string[] = ['value of a later version'];

/** Returns an answer with a field of a later version in every object, or an attribute and an element in every element with content. */
export function newerPayload(text: string): string {
  if (!text.startsWith('<')) return JSON.stringify(withField(JSON.parse(text)));
  return text
    .replace(/<([A-Z_]+)(?=[\s>/])/g, `<$1 ${FIELD}="Y"`)
    .replace(/<\/([A-Z_]+)>/g, `<FIELD_OF_A_LATER_VERSION _Value="Y"/></$1>`);
}

function withField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withField);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withField(each)]);
  return { ...Object.fromEntries(fields), [FIELD]: VALUE };
}
