// In the North American Numbering Plan, area code and exchange start with 2 to 9.
const UNITED_STATES = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

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
  if (!/^\+?[\d\s().-]+$/.test(input.trim())) return undefined;
  const [, area, exchange, line] = UNITED_STATES.exec(input.replace(/\D/g, '')) ?? [];
  if (!area) return undefined;
  return { e164: `+1${area}${exchange}${line}`, display: `(${area}) ${exchange}-${line}` };
}
