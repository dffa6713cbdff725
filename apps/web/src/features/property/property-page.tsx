import { PropertyForm, saveProperty } from '@homeline/contract/property/save-property.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import type { ReactNode } from 'react';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { propertyCopy } from './copy.ts';
import { HomeFields } from './home-fields.tsx';

type PropertyPageProps = {
  readonly heading: string;
  readonly why: string;
  readonly alerts?: readonly AlertItem[];
  readonly also?: ReactNode;
  /** Whether this is a different home, so that the fields start empty. */
  readonly isOther?: boolean;
  /** Given where the page opens from a later one, to return to it. */
  readonly onSaved?: () => unknown;
};

/** Corrects the address of the home that secures the line, or takes another home. */
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
    <FormPage form={form} {...page} action={onSaved ? propertyCopy.save : propertyCopy.lookUp}>
      <HomeFields form={form} />
    </FormPage>
  );
}
