import { organisation } from '@homeline/client/organisation.ts';
import { SignerDetails, saveSignerDetails } from '@homeline/contract/signers/signer-acts.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { ESIGN_CONSENT } from '../applications/consents.ts';
import { ElectronicRecords } from '../applications/electronic-records.tsx';
import { reloadOutdated } from '../applications/outdated-text.ts';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerForm } from './use-signer-form.ts';

const copy = signersCopy.intro;

/** Asks for what the identity check needs, and for the consent to electronic records (15 USC 7001(c)). */
export default function SignerIntroPage() {
  const { status } = useSigner();
  const form = useSignerForm({
    call: saveSignerDetails,
    schema: SignerDetails,
    values: { consent: { textVersion: ESIGN_CONSENT.version } },
    // What is agreed to is the text that the page shows now.
    notKept: ['consent'],
    explain: reloadOutdated,
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action}>
      <Card title={copy.you} tone="sunken">
        <Lines
          lines={[
            { label: copy.name, value: status.name },
            { label: copy.home, value: status.home },
          ]}
        />
      </Card>
      <DateField {...form.field('dob', copy.dob)} isBirthday />
      <PhoneField {...form.field('phone', copy.phone)} />
      <CheckboxField
        {...form.field('consent.agreed', copy.consent)}
        reading={<ElectronicRecords />}
        statement={ESIGN_CONSENT.text(organisation.orgMetaData.companyInfo.companyNameShort)}
      />
    </FormPage>
  );
}
