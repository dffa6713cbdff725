import type { FileCorrections } from '@homeline/contract/corrections/correct-answer.ts';
import { Zip } from '@homeline/domain/facts/home-address.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import { neighborOfZip } from '@homeline/domain/states/zip-codes.ts';
import type { StaffCorrectionName } from '@homeline/domain/workflow/correction-names.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import type { ReactNode } from 'react';
import type { useStaffForm } from '../../shell/use-staff-form.ts';
import { CO_OWNER_TYPES, fileCopy, OWNERSHIP_NAMES } from './copy.ts';

const copy = fileCopy.correct;

/** The fields of all corrections; each form uses its own. */
export type CorrectionInput = {
  what: StaffCorrectionName;
  redone: string[];
  reason: string;
  email?: string;
  phone?: string;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  suffix?: string;
  dob?: string;
  street1?: string;
  street2?: string;
  city?: string;
  state?: StateCode;
  zip?: string;
  zipServesState?: true;
  monthlyGrossCents?: number;
  employerName?: string;
  ownership?: string;
  signers?: { name: string; email: string }[];
};

type FieldsProps = {
  readonly form: ReturnType<typeof useStaffForm<CorrectionInput, object>>;
  readonly signers: FileCorrections['signers'];
};

/** What is asked for each correction. */
const FIELDS: Readonly<Record<StaffCorrectionName, (props: FieldsProps) => ReactNode>> = {
  CONTACT: ({ form }) => (
    <>
      <TextField {...form.field('email', copy.email)} type="email" />
      <PhoneField {...form.field('phone', copy.phone)} />
    </>
  ),
  PROFILE: ({ form }) => (
    <>
      <TextField {...form.field('firstName', copy.firstName)} />
      <TextField {...form.field('middleName', copy.middleName)} optional />
      <TextField {...form.field('lastName', copy.lastName)} />
      <TextField {...form.field('suffix', copy.suffix)} optional />
      <DateField {...form.field('dob', copy.dob)} hint={copy.dobHint} optional />
    </>
  ),
  ADDRESS: ({ form }) => {
    const state = form.value('state');
    const { data: zip } = Zip.safeParse(form.value('zip'));
    const isDoubtful = state && zip && neighborOfZip(zip, state);
    return (
      <>
        <p className="fine-print">{copy.addressWhy}</p>
        <TextField {...form.field('street1', copy.street1)} />
        <TextField {...form.field('street2', copy.street2)} optional />
        <TextField {...form.field('city', copy.city)} />
        <TextField {...form.field('zip', copy.zip)} />
        {isDoubtful && (
          <CheckboxField {...form.field('zipServesState', copy.zip)} statement={copy.zipServesState} />
        )}
      </>
    );
  },
  INCOME: ({ form }) => <MoneyField {...form.field('monthlyGrossCents', copy.monthlyGrossCents)} />,
  AMOUNT: () => <p className="fine-print">{copy.amountWhy}</p>,
  EMPLOYER: ({ form }) => <TextField {...form.field('employerName', copy.employerName)} />,
  VESTING: ({ form, signers }) => (
    <>
      <SelectField {...form.field('ownership', copy.ownership)} options={OWNERSHIP_NAMES} />
      {form.value('ownership') !== 'INDIVIDUAL' &&
        signers.map(({ name, type }, index) => (
          <fieldset key={name}>
            <legend>
              {name} · {CO_OWNER_TYPES[type]}
            </legend>
            <TextField {...form.field(`signers.${index}.name`, copy.name)} />
            <TextField {...form.field(`signers.${index}.email`, copy.email)} type="email" />
          </fieldset>
        ))}
    </>
  ),
};

/** The fields of one correction. */
export function CorrectionFields({ what, ...props }: FieldsProps & { readonly what: StaffCorrectionName }) {
  return FIELDS[what](props);
}
