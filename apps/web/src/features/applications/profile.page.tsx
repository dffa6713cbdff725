import { organisation } from '@homeline/client/organisation.ts';
import { ProfileForm, saveProfile } from '@homeline/contract/applications/save-profile.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { ApplicationDisclosures } from '../disclosures/application-disclosures.tsx';
import { useApplication } from './application.ts';
import { ChangeLink } from './change-link.tsx';
import { ESIGN_CONSENT, SOFT_CREDIT_CONSENT } from './consents.ts';
import { PROFILE } from './copy.ts';
import { ElectronicRecords } from './electronic-records.tsx';

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
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <FormPage form={form} heading={PROFILE.heading} why={PROFILE.why}>
      <div className="field-row">
        <TextField {...form.field('firstName', PROFILE.firstName)} autoComplete="given-name" />
        <TextField
          {...form.field('middleName', PROFILE.middleName)}
          optional
          autoComplete="additional-name"
        />
      </div>
      <div className="field-row">
        <TextField {...form.field('lastName', PROFILE.lastName)} autoComplete="family-name" />
        <TextField {...form.field('suffix', PROFILE.suffix)} optional autoComplete="honorific-suffix" />
      </div>
      <DateField {...form.field('dob', PROFILE.dob)} isBirthday />
      {property && (
        <Card
          title={PROFILE.home}
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
