import type { Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';

/** What the policy must say, word for word where the insurer needs it so. */
export function RequirementLines({ coverageCents, mortgagee, loanNumber, floodRequired }: Insurance) {
  return (
    <Card title="What the policy must say">
      <Lines
        lines={[
          { label: 'Covers the building for at least', value: formatWholeDollars(coverageCents) },
          {
            label: 'Mortgagee, as it must be written',
            detail:
              'Who is paid first when the home is damaged. The letters after our name cover whoever takes over your line',
            value: mortgagee,
          },
          { label: 'Loan number', value: loanNumber },
          { label: 'Insured', value: 'You, at the address of the home' },
          { label: 'In force', value: 'Today, and for at least 30 more days' },
          {
            label: 'Flood insurance',
            value: floodRequired ? 'Needed as well: the home stands in a flood zone' : 'Not needed',
          },
        ]}
      />
    </Card>
  );
}
