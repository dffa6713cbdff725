import { formatDollars } from '@homeline/domain/money/cents.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { valuationRows } from '../notices/valuation-report.ts';
import { acknowledgement, signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';

/**
 * Writes the owners' and the lender's acknowledgment of the home's fair market value on the day that the line is made, with the written
 * valuation attached. Source: Texas Constitution, article XVI, section 50(a)(6)(Q)(ix) and (h).
 * For counsel to confirm: that a broker's opinion is the evaluation which (h)(1) lets the lender rely on.
 * @throws RangeError when the home isn't in Texas
 */
export function texasValueAcknowledgment(
  subject: SubjectWith<'property' | 'signers' | 'opening' | 'recording' | 'homeValue'>,
): DocumentModel {
  const { lender, property, signers, opening, recording, homeValue } = subject;
  if (property.state !== 'TX') throw new RangeError('The acknowledgment is for a home in Texas');
  return frame(subject, 'TEXAS_FMV_ACKNOWLEDGMENT', {
    opening: [
      paragraph(
        `Each owner of the home at ${addressLine(property)} and ${lender.name} acknowledge that its fair market value on ${longDate(opening.openedOn)}, the day that this extension of credit is made, is:`,
      ),
      { kind: 'amounts', figures: [['Fair market value', formatDollars(homeValue.valueCents)]] },
    ],
    sections: [
      section(
        'What it is based on',
        paragraph(
          'The value is estimated in the written valuation attached below, prepared for this line. No one who signs knows that the value stated in it is incorrect.',
        ),
        ...signatureLines(signers, 'value'),
        {
          kind: 'fields',
          fields: [
            { id: 'value-lender', kind: 'SIGNATURE', label: `For ${lender.name}` },
            { id: 'value-lender-date', kind: 'DATE', label: 'Date' },
          ],
        },
      ),
      section('Acknowledgment', ...acknowledgement(signers, US_STATES.TX, recording.county)),
      section(
        'Attached: the written valuation',
        definitions(['Value', formatDollars(homeValue.valueCents)], ...valuationRows(property, homeValue)),
      ),
    ],
  });
}
