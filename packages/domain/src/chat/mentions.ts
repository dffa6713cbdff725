/** Returns what somebody has typed of a name after an @ at the end of a text; undefined when they aren't typing one. */
export function mentionTyped(text: string): string | undefined {
  return /(?:^|\s)@([\p{L}\p{M}’'.-]*(?: [\p{L}\p{M}’'.-]*)?)$/u.exec(text)?.[1];
}

/** Returns a text in which the name that somebody was typing is whole. */
export function withMention(text: string, name: string): string {
  const typed = mentionTyped(text) ?? '';
  return `${text.slice(0, text.length - typed.length)}${name} `;
}

/** Returns the people whose name stands after an @ in a text. */
export function mentionedIn<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  return people.filter(({ name }) => name !== '' && text.includes(`@${name}`));
}
