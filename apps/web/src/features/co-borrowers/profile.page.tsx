import { organisation } from '@homeline/client/organisation.ts';
import {
  CoBorrowerProfileForm,
  saveCoBorrowerProfile,
} from '@homeline/contract/co-borrowers/co-borrower-acts.ts';
import { hasEmployer } from '@homeline/domain/facts/employment.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { SsnField } from '@homeline/ui/fields/ssn-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { accountsCopy } from '../accounts/copy.ts';
import { useSignerForm } from '../signers/use-signer-form.ts';
import { coBorrowersCopy } from './copy.ts';

const copy = coBorrowersCopy.profile;
const words = accountsCopy.income;

/** Asks a co-borrower for income and SSN, with the consents to both credit pulls. */
export default function CoBorrowerProfilePage() {
  const form = useSignerForm({
    call: saveCoBorrowerProfile,
    schema: CoBorrowerProfileForm,
    values: { creditConsent: { textVersion: copy.consentVersion } },
    notKept: ['ssn'],
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action}>
      <SelectField {...form.field('employmentType', words.employmentType)} options={words.employments} />
      {hasEmployer(form.value('employmentType')) && (
        <TextField {...form.field('employerName', words.employerName)} optional autoComplete="organization" />
      )}
      <MoneyField {...form.field('monthlyGrossCents', words.monthlyGross)} hint={words.monthlyGrossHint} />
      <SsnField {...form.field('ssn', copy.ssn)} hint={copy.ssnHint} />
      <CheckboxField
        {...form.field('creditConsent.agreed', copy.consent)}
        statement={copy.consentText(organisation.orgMetaData.companyInfo.companyNameShort)}
      />
    </FormPage>
  );
}
