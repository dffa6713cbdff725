import { PropertyForm, saveProperty } from '@homeline/contract/property/save-property.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { ReactNode } from 'react';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { propertyCopy } from './copy.ts';
import { HomeFields } from './home-fields.tsx';

type PropertyPageProps = {
  readonly heading: string;
  readonly why: string;
  readonly alerts?: readonly AlertItem[];
  readonly also?: ReactNode;
  /** What Back does, where it doesn't lead to the previous page. */
  readonly back?: () => void;
  /** Whether this is a different home, so that the fields start empty. */
  readonly isOther?: boolean;
  /** Set when the page was opened from a later page, to return there. */
  readonly onSaved?: () => unknown;
};

/** Corrects the address of the home that secures the line, or takes another home. */
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
    <FormPage form={form} {...page} action={onSaved ? propertyCopy.save : propertyCopy.lookUp}>
      <HomeFields form={form} />
    </FormPage>
  );
}
