import type { Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';

// An insurer reads it, so it's in English on every page.

/** The subject of the message to an insurer. */
export const SUBJECT_TO_INSURER = 'Proof of home insurance for my lender';

/** Returns the message to an insurer, with everything that the policy must show. */
export function messageToInsurer(
  { coverageCents, mortgagee, loanNumber, floodRequired }: Insurance,
  home: string | undefined,
): string {
  return [
    'Hello,',
    `I’m opening a home equity line of credit${home ? ` on ${home}` : ''}. Please update my homeowners insurance policy and send me the new declarations page. It must show:`,
    [
      `- dwelling coverage of at least ${formatWholeDollars(coverageCents)}, or the full cost to rebuild the home if that’s less`,
      `- as mortgagee: ${mortgagee}`,
      `- loan number: ${loanNumber}`,
      '- me as named insured, at this address',
      '- a policy in force today and for at least 30 more days',
    ].join('\n'),
    ...(floodRequired
      ? [
          'The home is in a special flood hazard area, so please also send the declarations page of a flood policy with the same mortgagee and loan number.',
        ]
      : []),
    'Thank you.',
  ].join('\n\n');
}
