const MAX_CHARACTERS = 40;
const END_CHARACTERS = 14;

/** Shows a file name on one line, shortened in the middle. The full name shows on hover. */
export function FileName({ name }: { name: string }) {
  return <bdi title={name}>{shortenFileName(name)}</bdi>;
}

/** Shortens a name to forty characters by cutting the middle. */
export function shortenFileName(name: string): string {
  if (name.length <= MAX_CHARACTERS) return name;
  const start = name.slice(0, MAX_CHARACTERS - END_CHARACTERS - 1);
  return `${start}…${name.slice(-END_CHARACTERS)}`;
}
