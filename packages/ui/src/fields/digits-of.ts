/** Returns the digits of a text, those as wide as a Chinese sign included. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
