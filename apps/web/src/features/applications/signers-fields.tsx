import type { AdditionalProfileForm } from '@homeline/contract/applications/save-additional-profile.ts';
import { Button } from '@homeline/ui/button.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useEffect } from 'react';
import type * as z from 'zod';
import type { Form } from '../../form/use-form.ts';

type ProfileForm = Form<z.input<typeof AdditionalProfileForm>>;
type Signers = NonNullable<z.input<typeof AdditionalProfileForm>['signers']>;

const MOST = 4;

const NTH = ['First', 'Second', 'Third', 'Fourth'];

const ROLES = [
  { value: 'CO_DEEDER', label: 'Only agrees to the lien', detail: 'Signs the deed and owes nothing' },
  { value: 'CO_BORROWER', label: 'Borrows with me', detail: 'Owes the money as I do' },
] as const;

/** Everyone else who owns the home: at least one, where it is owned jointly. */
export function SignersFields({ form }: { form: ProfileForm }) {
  const { onChange } = form.field('signers', 'Other owners');
  const signers = form.value('signers') ?? [];
  const isEmpty = signers.length === 0;
  const change = (now: readonly object[]) => onChange(now as Signers);
  const add = () => change([...signers, { holdsTitle: true }]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first owner is asked for once
  useEffect(() => {
    if (isEmpty) add();
  }, [isEmpty]);
  return (
    <>
      {signers.map((_, index) => {
        const owner = signers.length > 1 ? `${NTH[index]} other owner` : 'The other owner';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an owner is their place in the list
          <Card key={index} title={owner}>
            <TextField
              {...form.field(`signers.${index}.name`, 'Full name', `${owner}: full name`)}
              autoComplete="off"
            />
            <TextField
              {...form.field(`signers.${index}.email`, 'E-mail address', `${owner}: e-mail address`)}
              type="email"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
            />
            <ChoiceField
              {...form.field(`signers.${index}.type`, 'What they do', `${owner}: what they do`)}
              choices={ROLES}
            />
            {signers.length > 1 && (
              <Button kind="quiet" onClick={() => change(signers.filter((__, at) => at !== index))}>
                Remove this owner
              </Button>
            )}
          </Card>
        );
      })}
      {signers.length < MOST && (
        <Button kind="secondary" onClick={add}>
          Add another owner
        </Button>
      )}
    </>
  );
}
