const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version, in either case, without braces (RFC 9562). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The first segment of a path that is a UUID: '/heloc/123e…/liens' is about that application. */
export function firstUuidInPath(path: string): string | undefined {
  return path.split('/').find(isUuid);
}
