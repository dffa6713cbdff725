import { organisation } from '@homeline/client/organisation.ts';
import { ProfileForm, saveProfile } from '@homeline/contract/applications/save-profile.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { ApplicationDisclosures } from '../disclosures/application-disclosures.tsx';
import { incomeLines } from './answer-lines.ts';
import { CARD_TITLES } from './answers-copy.ts';
import { useApplication } from './application.ts';
import { ChangeLink } from './change-link.tsx';
import { ESIGN_CONSENT, SOFT_CREDIT_CONSENT } from './consents.ts';
import { ContactCard } from './contact-card.tsx';
import { PROFILE } from './copy.ts';
import { ElectronicRecords } from './electronic-records.tsx';
import { reloadOutdated } from './outdated-text.ts';
import { ProfileName } from './profile-name.tsx';

/** Confirms who applies, and takes the consents to a soft credit check and to electronic records. */
export default function ProfilePage() {
  const { answers } = useApplication();
  const { profile, property } = answers;
  const form = useStepForm({
    call: saveProfile,
    schema: ProfileForm,
    values: {
      ...profile,
      softCreditConsent: { textVersion: SOFT_CREDIT_CONSENT.version } as never,
      esignConsent: { textVersion: ESIGN_CONSENT.version } as never,
    },
    // What is agreed to is the text that the page shows now.
    notKept: ['esignConsent'],
    explain: reloadOutdated,
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <FormPage form={form} heading={PROFILE.heading} why={PROFILE.why}>
      <ProfileName form={form} />
      {property && (
        <Card
          title={CARD_TITLES.home}
          tone="sunken"
          action={<ChangeLink page="review-app/property" what={PROFILE.homeToChange} />}
        >
          <address>
            {property.street1}
            {property.street2 && `, ${property.street2}`}
            <br />
            {property.city}, {property.state} {property.zip}
          </address>
        </Card>
      )}
      {answers.statedIncome && (
        <Card
          title={CARD_TITLES.income}
          tone="sunken"
          action={<ChangeLink page="start/income" what={PROFILE.incomeToChange} />}
        >
          <Lines lines={incomeLines(answers)} />
        </Card>
      )}
      <ContactCard contact={answers.contact} tone="sunken" />
      <CheckboxField
        {...form.field('softCreditConsent.agreed', PROFILE.softCredit)}
        statement={SOFT_CREDIT_CONSENT.text(companyNameShort)}
      />
      <CheckboxField
        {...form.field('esignConsent.agreed', PROFILE.esign)}
        hint={PROFILE.esignHint}
        reading={<ElectronicRecords />}
        statement={ESIGN_CONSENT.text(companyNameShort)}
      />
      <ApplicationDisclosures />
    </FormPage>
  );
}
