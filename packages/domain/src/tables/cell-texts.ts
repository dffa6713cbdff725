/** New texts of cells by the ids of their elements. */
export type CellTexts = ReadonlyMap<string, string>;

const ELEMENT = '(?:[\\w-]+:)?(?:inputEntry|outputEntry|literalExpression)';
const TEXT = /^([\s\S]*?)<((?:[\w-]+:)?text)\s*(?:\/>|>([\s\S]*?)<\/\2>)/;

/**
 * Returns a DMN file with the texts of some cells replaced. Everything else stays unchanged, byte for byte.
 * @throws Error for an id without a cell
 */
export function withCellTexts(xml: string, texts: CellTexts): string {
  return [...texts].reduce((file, [id, text]) => withCellText(file, id, text), xml);
}

function withCellText(xml: string, id: string, text: string): string {
  const quoted = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = new RegExp(`<(${ELEMENT})\\b[^>]*?\\bid=["']${quoted}["'][^>]*>`).exec(xml);
  const inside = (start?.index ?? 0) + (start?.[0].length ?? 0);
  const end = xml.indexOf(`</${start?.[1]}>`, inside);
  const found = TEXT.exec(xml.slice(inside, end));
  if (!start || start[0].endsWith('/>') || end < 0 || !found) throw new Error(`No cell ${id}`);
  const [whole, before = '', tag] = found;
  const written = `${before}<${tag}>${escapeXml(text)}</${tag}>`;
  return xml.slice(0, inside) + written + xml.slice(inside + whole.length);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
