/** Returns the digits of a text, including full-width ones. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
