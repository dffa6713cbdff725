import { type Block, type DocumentModel, plainText } from './document.ts';

const WORDS: {
  readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => readonly string[];
} = {
  paragraph: ({ text }) => [plainText(text)],
  list: ({ items }) => items.map(plainText),
  definitions: ({ rows }) => rows.flat(),
  amounts: ({ figures }) => figures.flat(),
  table: ({ caption, columns, rows, total = [] }) => [
    caption,
    ...columns.map(({ heading }) => heading),
    ...rows.flat(),
    ...total,
  ],
  notice: ({ title, paragraphs }) => [title, ...paragraphs.map(plainText)],
  fields: ({ fields }) => fields.flatMap(({ value, label }) => (value ? [value, label] : [label])),
};

/** Returns a block's text in reading order, one line per part. */
export function blockLines(block: Block): readonly string[] {
  const words = WORDS[block.kind] as (block: Block) => readonly string[];
  return words(block);
}

/** Returns the document's full plain text. */
export function documentText({ title, particulars, opening, sections }: DocumentModel): string {
  return [
    title,
    ...particulars.flat(),
    ...opening.flatMap(blockLines),
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
  ].join('\n');
}
