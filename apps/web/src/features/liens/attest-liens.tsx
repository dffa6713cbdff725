import { attestLiens, LienAttestationForm } from '@homeline/contract/liens/attest-liens.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { Phone } from '../../shell/phone.tsx';
import { liensCopy } from './copy.ts';
import { LienLines } from './lien-lines.tsx';

const words = liensCopy.attest;

/** Shows the liens after the review, and takes the statement that there are no others. */
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
      heading={words.heading}
      why={words.why}
      alerts={toAttest.length > 0 ? [{ kind: 'ADVICE', text: words.titleSearch }] : []}
    >
      {liens.map((lien) => (
        <Card key={lien.id} title={lien.holder}>
          <LienLines lien={lien} isReviewed />
          {!lien.isOnThisHome && <p>{words.otherHome}</p>}
          {lien.isOnThisHome && lien.answer === 'OTHER_HOME' && <p>{words.notOtherHome}</p>}
          {lien.answer === 'PAY_OFF' && <p>{words.paysOff}</p>}
          {lien.answer === 'DISPUTED' && <p>{words.disputed}</p>}
        </Card>
      ))}
      <CheckboxField {...form.field('agreed', words.agreed)} statement={words.statement} />
      <p>
        {words.wrong[0]} <Phone /> {words.wrong[1]}
      </p>
    </FormPage>
  );
}
