import { attestLiens, LienAttestationForm } from '@homeline/contract/liens/attest-liens.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { Phone } from '../../shell/phone.tsx';
import { LienLines } from './lien-lines.tsx';

/** The liens as the review left them, and the borrower's word that there are no others. */
export function AttestLiens({ known: { liens, toAttest } }: { known: Liens }) {
  const form = useStepForm({
    call: attestLiens,
    schema: LienAttestationForm,
    values: { liens: toAttest.map(({ id }) => id) },
    draft: 'liens/attestation',
  });
  return (
    <FormPage
      form={form}
      heading="Is this everything owed on your home?"
      why="An underwriter has compared what you told us with the records. This is what we go on with."
      alerts={
        toAttest.length > 0
          ? [
              {
                kind: 'ADVICE',
                text: 'What only the county’s records show is searched by the title agent next. A release that was never recorded is often the reason.',
              },
            ]
          : []
      }
    >
      {liens.map((lien) => (
        <Card key={lien.id} title={lien.holder}>
          <LienLines lien={lien} isReviewed />
          {!lien.isOnThisHome && (
            <p>
              It is on another home. Its payment counts among your debts, and nothing of it against this home.
            </p>
          )}
          {lien.isOnThisHome && lien.answer === 'OTHER_HOME' && (
            <p>
              You told us that it is on another home. Its papers say that it is on this one, so it counts
              against it.
            </p>
          )}
          {lien.answer === 'PAY_OFF' && <p>Your line pays it off.</p>}
          {lien.answer === 'DISPUTED' && (
            <p>
              You told us that this is not yours or is paid off. It is still reported, so it counts until its
              release is on record.
            </p>
          )}
        </Card>
      ))}
      <CheckboxField
        {...form.field('agreed', 'Your word')}
        statement="To the best of my knowledge there is no other mortgage, line of credit or lien on this home."
      />
      <p>
        If something is not as it should be, call us at <Phone />: we correct it together.
      </p>
    </FormPage>
  );
}
