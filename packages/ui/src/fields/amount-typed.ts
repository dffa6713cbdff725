/** An amount whose commas separate thousands, each before three digits: '4,500' and '4,500.07', never '300,50'. */
const BY_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * What was typed as an amount without its dollar sign and its separators; undefined where a comma is none. Some keypads have a comma
 * alone, and who types cents behind it means no hundredfold.
 * @param shown what the field showed as an amount until then: a digit put in or taken out leaves its commas out of place
 */
export function bareAmount(typed: string, shown = ''): string | undefined {
  const text = typed.trim().replace(/^\$\s*/, '');
  const isEdited = commasIn(text) <= commasIn(shown);
  return isEdited || BY_THOUSANDS.test(text) ? text.replaceAll(',', '') : undefined;
}

function commasIn(text: string): number {
  return text.split(',').length - 1;
}
