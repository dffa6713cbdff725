import { organisation } from '@homeline/client/organisation.ts';
import {
  AdditionalProfileForm,
  saveAdditionalProfile,
} from '@homeline/contract/applications/save-additional-profile.ts';
import { PURPOSE_WORDS } from '@homeline/domain/facts/purpose-words.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { SsnField } from '@homeline/ui/fields/ssn-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { PricedFromHome } from '../liens/priced-from-home.tsx';
import { useApplication } from './application.ts';
import { HARD_CREDIT_CONSENT } from './consents.ts';
import { CONTACT, MARITAL_STATUSES, OWNERSHIPS } from './copy.ts';
import { askedAbout, askedSigners, SignersWithMarriages } from './named-signers.ts';
import { SignersFields } from './signers-fields.tsx';
import { useDetour } from './use-detour.ts';

const PURPOSES = (Object.keys(PURPOSE_WORDS) as (keyof typeof PURPOSE_WORDS)[]).map((value) => ({
  value,
  label: PURPOSE_WORDS[value],
}));

const withSsn = { ssn: true } as const;
const withMarriages = { signers: SignersWithMarriages };

/** Returns the form: it requires the SSN unless one is on file, and asks for the owners' marriages if their spouses must sign. */
function formOf(hasSsn: boolean, spousesSign: boolean): typeof AdditionalProfileForm {
  const form = hasSsn ? AdditionalProfileForm : AdditionalProfileForm.required(withSsn);
  return (spousesSign ? form.extend(withMarriages) : form) as typeof AdditionalProfileForm;
}

/** Asks, once an offer is chosen, who owns the home and what the money is for, and takes the consent to a full credit report. */
export default function ContactPage() {
  const { answers } = useApplication();
  const { additionalProfile, signers, ssn, spouseSigns } = answers;
  const asked = (ownership: string | undefined, maritalStatus: string | undefined) =>
    askedAbout(answers, ownership, maritalStatus);
  const { isDetour, goBack, ...frame } = useDetour('start/contact');
  const form = useStepForm({
    call: saveAdditionalProfile,
    movesOn: !isDetour,
    schema: formOf(ssn !== undefined, spouseSigns === true),
    values: {
      ...additionalProfile,
      signers,
      hardCreditConsent: { textVersion: HARD_CREDIT_CONSENT.version } as never,
    },
    relevant: (given) => ({
      ...given,
      signers: askedSigners(given.signers ?? [], asked(given.ownership, given.maritalStatus)),
    }),
    notKept: ['ssn'],
    submit: async (given, save) => {
      await save(given);
      await goBack();
    },
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <FormPage form={form} {...frame} heading={CONTACT.heading} why={CONTACT.why}>
      <ChoiceField
        {...form.field('ownership', CONTACT.ownership)}
        choices={OWNERSHIPS}
        hint={CONTACT.ownershipHint}
      />
      <ChoiceField
        {...form.field('maritalStatus', CONTACT.maritalStatus)}
        choices={MARITAL_STATUSES}
        hint={CONTACT.maritalStatusHint}
      />
      <SignersFields form={form} {...asked(form.value('ownership'), form.value('maritalStatus'))} />
      <SelectField {...form.field('purpose', CONTACT.purpose)} options={PURPOSES} />
      <SsnField
        {...form.field('ssn', CONTACT.ssn)}
        optional={ssn !== undefined}
        hint={ssn ? CONTACT.ssnKept(ssn.last4) : CONTACT.ssnHint}
      />
      <CheckboxField
        {...form.field('hardCreditConsent.agreed', CONTACT.hardCredit)}
        statement={HARD_CREDIT_CONSENT.text(companyNameShort)}
      />
      <PricedFromHome />
    </FormPage>
  );
}
