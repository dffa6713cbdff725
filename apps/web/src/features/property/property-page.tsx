import { PropertyForm, saveProperty } from '@homeline/contract/property/save-property.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { ReactNode } from 'react';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { HomeFields } from './home-fields.tsx';

type PropertyPageProps = {
  readonly heading: string;
  readonly why: string;
  readonly alerts?: readonly AlertItem[];
  readonly also?: ReactNode;
  /** Another home than the one before: the fields begin empty. */
  readonly isOther?: boolean;
  /** Where the page was opened from an earlier one, which it leads back to. */
  readonly onSaved?: () => unknown;
};

/** The home that is to secure the line: its address corrected, or another home in its place. */
export function PropertyPage({ isOther = false, onSaved, ...page }: PropertyPageProps) {
  const { property } = useApplication().answers;
  const form = useStepForm({
    call: saveProperty,
    movesOn: onSaved === undefined,
    schema: PropertyForm,
    values: property && !isOther ? { ...property, state: property.state as StateCode } : {},
    draft: isOther ? 'other-property' : 'property',
    submit: async (home, save) => {
      await save(home);
      await onSaved?.();
    },
  });
  return (
    <FormPage form={form} {...page} action={onSaved ? 'Save' : 'Look it up'}>
      <HomeFields form={form} />
    </FormPage>
  );
}
