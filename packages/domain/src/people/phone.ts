// In the North American Numbering Plan, area code and exchange start with 2 to 9, and don't end in 11: 911 is a service.
const UNITED_STATES = /^1?([2-9](?!11)\d{2})([2-9](?!11)\d{2})(\d{4})$/;

/** Returns whether a number continues with an extension: x45, ext. 45, #45. */
export function hasExtension(input: string): boolean {
  return /\d\s*(?:x|ext\.?|extension|#)\s*\d+\s*$/i.test(input);
}

export type Phone = {
  /** For messaging, such as '+15555550123'. */
  e164: string;
  /** For display, such as '(555) 555-0123'. */
  display: string;
};

/**
 * Parses a US telephone number in any usual form, such as '5555550123', '(555) 555-0123' or '+1 555.555.0123'.
 * @returns undefined when the text is not a US number
 */
export function parseUsPhone(input: string): Phone | undefined {
  const typed = input.normalize('NFKC').trim();
  if (!/^(\+\s*1|[^+])[\d\s().-]+$/.test(typed)) return undefined;
  const [, area, exchange, line] = UNITED_STATES.exec(typed.replace(/\D/g, '')) ?? [];
  if (!area) return undefined;
  return { e164: `+1${area}${exchange}${line}`, display: `(${area}) ${exchange}-${line}` };
}
