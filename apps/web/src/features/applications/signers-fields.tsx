import type { Form } from '@homeline/client/form/use-form.ts';
import type { AdditionalProfileForm } from '@homeline/contract/applications/save-additional-profile.ts';
import { Button } from '@homeline/ui/button.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useEffect } from 'react';
import type * as z from 'zod';
import { SIGNERS } from './copy.ts';

type ProfileForm = Form<z.input<typeof AdditionalProfileForm>>;
type Signers = NonNullable<z.input<typeof AdditionalProfileForm>['signers']>;

const MOST = SIGNERS.several.length;

type Props = {
  readonly form: ProfileForm;
  /** The lender lets another person borrow with the applicant. */
  readonly coBorrowers: boolean;
};

/** Asks for the other owners of the home: at least one when it's owned jointly. */
export function SignersFields({ form, coBorrowers }: Props) {
  const { onChange } = form.field('signers', 'Other owners');
  const signers = form.value('signers') ?? [];
  const isEmpty = signers.length === 0;
  const change = (now: readonly object[]) => onChange(now as Signers);
  const role = coBorrowers ? {} : { type: 'CO_DEEDER' };
  const add = () => change([...signers, { holdsTitle: true, ...role }]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first owner is asked for once
  useEffect(() => {
    if (isEmpty) add();
  }, [isEmpty]);
  return (
    <>
      {signers.map((_, index) => {
        const owner = signers.length > 1 ? SIGNERS.several[index] : SIGNERS.one;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an owner is their place in the list
          <Card key={index} title={owner}>
            <TextField
              {...form.field(`signers.${index}.name`, SIGNERS.name, `${owner}: ${SIGNERS.name}`)}
              autoComplete="off"
            />
            <TextField
              {...form.field(`signers.${index}.email`, SIGNERS.email, `${owner}: ${SIGNERS.email}`)}
              type="email"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
            />
            {coBorrowers ? (
              <ChoiceField
                {...form.field(`signers.${index}.type`, SIGNERS.role, `${owner}: ${SIGNERS.role}`)}
                choices={SIGNERS.roles}
              />
            ) : (
              <p>{SIGNERS.onlySigns}</p>
            )}
            {signers.length > 1 && (
              <Button kind="quiet" onClick={() => change(signers.filter((__, at) => at !== index))}>
                {SIGNERS.remove}
              </Button>
            )}
          </Card>
        );
      })}
      {signers.length < MOST && (
        <Button kind="secondary" onClick={add}>
          {SIGNERS.add}
        </Button>
      )}
    </>
  );
}
