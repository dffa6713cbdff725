import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

const ATTRIBUTE = '@';

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: ATTRIBUTE, ignoreDeclaration: true, ignorePiTags: true },
  // “030” is a code and “+715” a score: only the schema knows what a text means.
  ...{ parseAttributeValue: false, parseTagValue: false },
  // Every element is a list of objects, even if it occurs only once, and whatever it contains.
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  alwaysCreateTextNode: true,
  // The option that reads numeric references too, such as &#39; in a name.
  htmlEntities: true,
  maxNestedTags: 40,
});

const builder = new XMLBuilder({
  ...{ ignoreAttributes: false, attributeNamePrefix: ATTRIBUTE, suppressEmptyNode: true },
  suppressBooleanAttributes: false,
});

/**
 * A document type that declares nothing itself: MISMO 2.x is defined by DTDs, and a message may name its own. It is taken out unread, so
 * nothing is fetched.
 */
const NAMES_ITS_TYPE =
  /^\uFEFF?(?:\s*<\?xml[^?>]*\?>)?\s*<!DOCTYPE\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"<>]*"|'[^'<>]*'))\s+(?:"[^"<>]*"|'[^'<>]*'))?\s*>/;
/** Any other declaration could make a parser expand or fetch something. */
const DECLARES = /<!(DOCTYPE|ENTITY)/i;

/**
 * Returns what an XML document says, with every element as a list and attributes as `@name`; undefined if it isn't well formed, is cut,
 * or declares an entity, or a document type with declarations of its own.
 */
export function parseXml(document: string): unknown {
  const text = document.replace(NAMES_ITS_TYPE, '');
  if (DECLARES.test(text) || XMLValidator.validate(text) !== true) return undefined;
  try {
    return parser.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns an XML document. Attributes are named `@name`; an undefined one is left out. */
export function writeXml(document: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(document)}`;
}
