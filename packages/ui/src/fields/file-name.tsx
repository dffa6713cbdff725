const MOST_CHARACTERS = 40;
const END_CHARACTERS = 14;

/** The name of a file on one line: of a long one the beginning and the end with its kind; the whole shows on hovering. */
export function FileName({ name }: { name: string }) {
  return <span title={name}>{shortened(name)}</span>;
}

/** A name of at most forty characters: what is too much is left out in the middle. */
export function shortened(name: string): string {
  if (name.length <= MOST_CHARACTERS) return name;
  const start = name.slice(0, MOST_CHARACTERS - END_CHARACTERS - 1);
  return `${start}…${name.slice(-END_CHARACTERS)}`;
}
