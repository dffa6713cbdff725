const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Returns the text of a document's page without white space, with the numbers of ordered lists. */
export function htmlText(html: string): string {
  const body = html.slice(html.indexOf('<body>'), html.indexOf('</body>'));
  return body
    .replace(/<ol>.*?<\/ol>/gs, (list) => {
      let number = 0;
      return list.replace(/<li>/g, () => `<li>${++number}.`);
    })
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s/g, '');
}
