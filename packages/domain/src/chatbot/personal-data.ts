const EMAIL = /\S+@\S+\.\S+/g;
const STREET =
  /\b\d+\s+(?:[\p{L}.]+\s+){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|place|pl)\b\.?/giu;
const INTRODUCED =
  /\b(my name is|my name’s|my name's|i am|i’m|i'm|this is|name:)\s+(?!a\b|an\b|the\b|not\b|in\b)(\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*)*)/giu;
/** Five digits or more: a phone number, an account, a ZIP code, a file. */
const LONG_NUMBER = /\d(?:[\d\s().-]*\d){4,}/g;
const SHORTEST_NAME = 2;

/** Returns a question without email addresses, street addresses, long numbers and the names of the person who asks. */
export function withoutPersonalData(question: string, name: string): string {
  const names = name.split(/[^\p{L}’'-]+/u).filter(({ length }) => length >= SHORTEST_NAME);
  const plain = question
    .replace(EMAIL, '[email]')
    .replace(STREET, '[address]')
    .replace(INTRODUCED, (_, words: string) => `${words} [name]`)
    .replace(LONG_NUMBER, '[number]');
  return names.reduce(
    (text, each) => text.replace(new RegExp(`(?<!\\p{L})${escaped(each)}(?!\\p{L})`, 'giu'), '[name]'),
    plain,
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
