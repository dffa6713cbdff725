import type { Form } from '@homeline/client/form/use-form.ts';
import { OwnershipType, PropertyType } from '@homeline/domain/facts/home.ts';
import { PropertyCondition } from '@homeline/domain/facts/property.facts.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { Button } from '@homeline/ui/button.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { fileCopy } from './copy.ts';
import type { GivenInput } from './given-form.ts';

const copy = fileCopy.parcel;

const optionsOf = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: factLabel(value.replaceAll('_', ' ')) }));

/** The parcel that staff found in the county records. */
export function ParcelFields({ form }: { readonly form: Form<GivenInput> }) {
  const liens = form.value('given.parcel.recordedLiens') ?? [];
  const { onChange } = form.field('given.parcel.recordedLiens', copy.liens);
  return (
    <>
      <div className="field-row">
        <TextField {...form.field('given.parcel.parcelId', copy.parcelId)} />
        <TextField {...form.field('given.parcel.county', copy.county)} />
        <TextField {...form.field('given.parcel.countyFips', copy.countyFips)} optional />
      </div>
      <div className="field-row">
        <SelectField
          {...form.field('given.parcel.propertyType', copy.propertyType)}
          options={optionsOf(PropertyType.options)}
        />
        <SelectField
          {...form.field('given.parcel.ownership', copy.ownership)}
          options={optionsOf(OwnershipType.options)}
        />
        <SelectField
          {...form.field('given.parcel.condition', copy.condition)}
          options={optionsOf(PropertyCondition.options)}
        />
      </div>
      <DateField {...form.field('given.parcel.ownedSince', copy.ownedSince)} />
      {liens.map(({ id }, index) => (
        <fieldset key={id} className="sub-form">
          <legend>{copy.lien(index + 1)}</legend>
          <TextField {...form.field(`given.parcel.recordedLiens.${index}.holder`, copy.holder)} />
          <MoneyField {...form.field(`given.parcel.recordedLiens.${index}.amountCents`, copy.amount)} />
          <DateField {...form.field(`given.parcel.recordedLiens.${index}.recordedOn`, copy.recordedOn)} />
        </fieldset>
      ))}
      <p>
        <Button
          kind="quiet"
          onClick={() => onChange([...liens, { id: `lien-${liens.length + 1}` }] as typeof liens)}
        >
          {copy.add}
        </Button>
      </p>
    </>
  );
}
