import type { Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { CopyButton } from '@homeline/ui/feedback/copy-button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { insuranceCopy } from './copy.ts';

const copy = insuranceCopy.lines;

/** Lists what the policy needs, with the mortgagee clause the insurer must copy exactly. */
export function RequirementLines({ coverageCents, mortgagee, loanNumber, floodRequired }: Insurance) {
  return (
    <Card title={copy.title}>
      <Lines
        lines={[
          { ...copy.coverage, value: formatWholeDollars(coverageCents) },
          {
            ...copy.mortgagee,
            value: (
              <>
                {mortgagee} <CopyButton text={mortgagee} what={copy.copied.mortgagee} />
              </>
            ),
          },
          {
            label: copy.loanNumber,
            value: (
              <>
                {loanNumber} <CopyButton text={loanNumber} what={copy.copied.loanNumber} />
              </>
            ),
          },
          { label: copy.insured[0], value: copy.insured[1] },
          { label: copy.inForce[0], value: copy.inForce[1] },
          {
            label: copy.flood.label,
            value: floodRequired ? copy.flood.required : copy.flood.notRequired,
          },
        ]}
      />
    </Card>
  );
}
