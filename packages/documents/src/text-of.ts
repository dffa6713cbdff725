import { type Block, type DocumentModel, plain } from './document.ts';

const WORDS: {
  readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => readonly string[];
} = {
  paragraph: ({ text }) => [plain(text)],
  list: ({ items }) => items.map(plain),
  definitions: ({ rows }) => rows.flat(),
  amounts: ({ figures }) => figures.flat(),
  table: ({ caption, columns, rows, total = [] }) => [
    caption,
    ...columns.map(({ heading }) => heading),
    ...rows.flat(),
    ...total,
  ],
  notice: ({ title, paragraphs }) => [title, ...paragraphs.map(plain)],
  fields: ({ fields }) => fields.flatMap(({ value, label }) => (value ? [value, label] : [label])),
};

/** Returns a block's text in reading order, one line per part. */
export function wordsOf(block: Block): readonly string[] {
  const words = WORDS[block.kind] as (block: Block) => readonly string[];
  return words(block);
}

/** Returns the document's full plain text. */
export function textOf({ title, particulars, opening, sections }: DocumentModel): string {
  return [
    title,
    ...particulars.flat(),
    ...opening.flatMap(wordsOf),
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)]),
  ].join('\n');
}
