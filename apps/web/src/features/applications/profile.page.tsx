import { ProfileForm, saveProfile } from '@homeline/contract/applications/save-profile.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { organisation } from '../../organisation.ts';
import { useApplication } from './application.ts';
import { ChangeLink } from './change-link.tsx';
import { ESIGN_CONSENT, SOFT_CREDIT_CONSENT } from './consents.ts';
import { ElectronicRecords } from './electronic-records.tsx';

/** Who applies, confirmed, and the consents to a soft credit check and to electronic records: whatever is decided comes after them. */
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
    <FormPage
      form={form}
      heading="Is this you?"
      why="We use it to find your credit file. Please correct anything that is not as on your ID."
    >
      <div className="field-row">
        <TextField {...form.field('firstName', 'First name')} autoComplete="given-name" />
        <TextField {...form.field('middleName', 'Middle name')} optional autoComplete="additional-name" />
      </div>
      <div className="field-row">
        <TextField {...form.field('lastName', 'Last name')} autoComplete="family-name" />
        <TextField {...form.field('suffix', 'Suffix')} optional autoComplete="honorific-suffix" />
      </div>
      <DateField {...form.field('dob', 'Date of birth')} isBirthday />
      {property && (
        <Card
          title="The home"
          tone="sunken"
          action={<ChangeLink page="review-app/property" what="the home" />}
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
        {...form.field('softCreditConsent.agreed', 'Soft credit check')}
        statement={SOFT_CREDIT_CONSENT.text(companyNameShort)}
      />
      <CheckboxField
        {...form.field('esignConsent.agreed', 'Letters and documents without paper')}
        hint="They come to your account, and an e-mail says so. You may have any of them on paper, free of charge, and take this consent back at any time. You need an e-mail address and a current browser."
        reading={<ElectronicRecords />}
        statement={ESIGN_CONSENT.text(companyNameShort)}
      />
    </FormPage>
  );
}
