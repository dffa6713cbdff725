// North American numbering plan: area and exchange begin with 2 to 9.
const UNITED_STATES = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

export type Phone = {
  /** '+15555550123', for messaging. */
  e164: string;
  /** '(555) 555-0123', for people. */
  display: string;
};

/**
 * Reads a United States telephone number in any usual form: '5555550123', '(555) 555-0123', '+1 555.555.0123'.
 * @returns undefined when it is no such number
 */
export function parseUsPhone(input: string): Phone | undefined {
  if (!/^\+?[\d\s().-]+$/.test(input.trim())) return undefined;
  const [, area, exchange, line] = UNITED_STATES.exec(input.replace(/\D/g, '')) ?? [];
  if (!area) return undefined;
  return { e164: `+1${area}${exchange}${line}`, display: `(${area}) ${exchange}-${line}` };
}
