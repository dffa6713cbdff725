/** Returns the typed part of a name after an @ at the end of a text; undefined without one. */
export function mentionTyped(text: string): string | undefined {
  return /(?:^|\s)@([\p{L}\p{M}’'.-]*(?: [\p{L}\p{M}’'.-]*)?)$/u.exec(text)?.[1];
}

/** Returns a text with the name being typed completed. */
export function withMention(text: string, name: string): string {
  const typed = mentionTyped(text) ?? '';
  return `${text.slice(0, text.length - typed.length)}${name} `;
}

/** Returns the people mentioned with an @ in a text. */
export function mentionedIn<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  return people.filter(({ name }) => name !== '' && text.includes(`@${name}`));
}
