const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text is a UUID of any version, in either case, without braces (RFC 9562). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Returns the first UUID in a path, such as the application of '/heloc/123e…/liens'. */
export function firstUuidInPath(path: string): string | undefined {
  return path.split('/').find(isUuid);
}
