/** An amount with thousands separators: '4,500' and '4,500.07', but not '300,50'. */
const BY_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Removes the dollar sign and thousands separators. Returns undefined for a misplaced comma, which may be a decimal comma: ignoring it
 * would multiply the amount by 100.
 * @param previous the field's previous text; editing a digit may leave its commas misplaced
 */
export function stripSeparators(typed: string, previous = ''): string | undefined {
  const text = typed
    .normalize('NFKC')
    // Pasted digits may carry invisible format characters, and other countries separate thousands by a space.
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, ',')
    .trim()
    .replace(/^\$\s*/, '');
  const isEdited = commasIn(text) <= commasIn(previous);
  return isEdited || BY_THOUSANDS.test(text) ? text.replaceAll(',', '') : undefined;
}

function commasIn(text: string): number {
  return text.split(',').length - 1;
}
