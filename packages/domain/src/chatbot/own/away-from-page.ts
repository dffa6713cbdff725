/** What points at the page that shows the words: what is below, and that the page may be closed. */
const OF_THE_PAGE = /\b(?:this page|below|above|esta página|de abajo|de arriba)\b/;

/**
 * Returns the words of a page as the chatbot says them, which shows no page.
 * @param lastDay the day that the page shows below its words, if any
 */
export function awayFromPage(words: string, lastDay?: string): string {
  return words
    .replace('by the date below', lastDay ? `by ${lastDay}` : 'in time')
    .replace('para la fecha de abajo', lastDay ? `para el ${lastDay}` : 'a tiempo')
    .split(/(?<=[.!?]) (?=[\p{Lu}¿¡])/u)
    .filter((sentence) => !OF_THE_PAGE.test(sentence))
    .join(' ');
}
