import { PropertyForm, saveProperty } from '@homeline/contract/property/save-property.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { ReactNode } from 'react';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
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
  const save = useSave(saveProperty, onSaved === undefined);
  const form = useQuestionForm({
    schema: PropertyForm,
    values: property && !isOther ? { ...property, state: property.state as StateCode } : {},
    draft: useDraft(isOther ? 'other-property' : 'property'),
    send: async (home) => {
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
