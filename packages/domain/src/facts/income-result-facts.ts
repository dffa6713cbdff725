import type { FactValue, FactWrite } from './facts.ts';
import type { IncomeSource } from './income.facts.ts';

const TAX_SOURCES: readonly IncomeSource[] = ['POINTSERV_TAX', 'POINTSERV_1099_MISC'];

/**
 * Returns the facts to write for an income that a provider found. An underwriter confirms one from tax returns: where the provider doesn't
 * say what it read, the borrower is asked for the returns at once.
 * @param conditionUuid the id of that condition
 */
export function incomeResultFacts(
  found: FactValue<'incomeResults'>,
  source: IncomeSource,
  conditionUuid: string,
): readonly FactWrite[] {
  const result: FactWrite = { fact: 'incomeResults', value: found };
  const isShown = !TAX_SOURCES.includes(source) || (found.taxYears ?? []).length > 0;
  if (isShown || found.monthlyGrossCents === undefined) return [result];
  return [
    result,
    {
      fact: 'conditions',
      value: {
        uuid: conditionUuid,
        category: 'GENERIC_DOCUMENT_REQUEST',
        requestDocuments: ['SUPPORT'],
        comments:
          'Please send your federal tax returns or Forms 1099 of the last two years. Our underwriter confirms your income with them.',
      },
    },
  ];
}
