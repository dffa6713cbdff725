import {
  AdditionalProfileForm,
  saveAdditionalProfile,
} from '@homeline/contract/applications/save-additional-profile.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { SsnField } from '@homeline/ui/fields/ssn-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { organisation } from '../../organisation.ts';
import { PricedFromHome } from '../liens/priced-from-home.tsx';
import { useApplication } from './application.ts';
import { HARD_CREDIT_CONSENT } from './consents.ts';
import { MARITAL_STATUSES, OWNERSHIPS, PURPOSES } from './copy.ts';
import { SignersFields } from './signers-fields.tsx';
import { useDetour } from './use-detour.ts';

const AdditionalProfileAgain = AdditionalProfileForm;
const AdditionalProfileFirst = AdditionalProfileAgain.required({ ssn: true });

/** What is asked once an offer is chosen: who owns the home, what the money is for, and the consent to a full credit report. */
export default function ContactPage() {
  const { answers } = useApplication();
  const { additionalProfile, ssn } = answers;
  const { isDetour, goBack, ...frame } = useDetour('start/contact');
  const form = useStepForm({
    call: saveAdditionalProfile,
    movesOn: !isDetour,
    schema: ssn ? AdditionalProfileAgain : AdditionalProfileFirst,
    values: {
      ...additionalProfile,
      hardCreditConsent: { textVersion: HARD_CREDIT_CONSENT.version } as never,
    },
    relevant: (given) => (given.ownership === 'JOINT' ? given : { ...given, signers: [] }),
    notKept: ['ssn'],
    submit: async (given, save) => {
      await save(given);
      await goBack();
    },
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <FormPage
      form={form}
      {...frame}
      heading="A few more things about you"
      why="Your documents will be made out with these answers, so that you need not give them again."
    >
      <ChoiceField
        {...form.field('ownership', 'Who owns the home?')}
        choices={OWNERSHIPS}
        hint="As it stands in the county’s records."
      />
      {form.value('ownership') === 'JOINT' && <SignersFields form={form} />}
      <ChoiceField
        {...form.field('maritalStatus', 'What is your marital status?')}
        choices={MARITAL_STATUSES}
        hint="“Unmarried” means single, divorced or widowed. Your state decides who must sign by it; it does not change your rate."
      />
      <SelectField {...form.field('purpose', 'What will you use the money for?')} options={PURPOSES} />
      <SsnField
        {...form.field('ssn', 'Social security number')}
        optional={ssn !== undefined}
        hint={
          ssn
            ? `We have the number that ends in ${ssn.last4}. Leave this empty to keep it.`
            : 'The credit bureau and the law ask for it. We keep it encrypted and show no more than its last four digits.'
        }
      />
      <CheckboxField
        {...form.field('hardCreditConsent.agreed', 'Full credit report')}
        statement={HARD_CREDIT_CONSENT.text(companyNameShort)}
      />
      <PricedFromHome />
    </FormPage>
  );
}
