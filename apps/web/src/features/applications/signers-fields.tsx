import type { Form } from '@homeline/client/form/use-form.ts';
import type { AdditionalProfileForm } from '@homeline/contract/applications/save-additional-profile.ts';
import { Button } from '@homeline/ui/button.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useEffect } from 'react';
import type * as z from 'zod';
import { SIGNERS } from './copy.ts';
import { type Asked, askedSigners, isSpouseWithoutTitle, newOwner } from './named-signers.ts';

type ProfileForm = Form<z.input<typeof AdditionalProfileForm>>;
type Signers = NonNullable<z.input<typeof AdditionalProfileForm>['signers']>;

const MOST = SIGNERS.several.length;

type Props = Asked & { readonly form: ProfileForm };

/** Asks for the other owners of the home, at least one when it's owned jointly, and for the spouse who must sign. */
export function SignersFields({ form, ...asked }: Props) {
  const { isJoint, spousesSign, spouseSigns, coBorrowers, livesThere } = asked;
  const { onChange } = form.field('signers', SIGNERS.others);
  const signers = form.value('signers') ?? [];
  const change = (now: readonly object[]) => onChange(now as Signers);
  const due = askedSigners(signers, asked);
  const isOther = JSON.stringify(due) !== JSON.stringify(signers);
  // A problem names a signer by their place, so the form holds just the signers that show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows from these two
  useEffect(() => {
    if (isOther) change(due);
  }, [isOther]);
  const owners = due.flatMap(({ holdsTitle }, index) => (holdsTitle ? [index] : []));
  const spouse = due.findIndex(isSpouseWithoutTitle);
  return (
    <>
      {owners.map((index, number) => {
        const title = (owners.length > 1 && SIGNERS.several[number]) || SIGNERS.one;
        const { isSpouse, marriedTo } = due[index] ?? {};
        return (
          <Card key={index} title={title}>
            <Person form={form} index={index} title={title} />
            {coBorrowers ? (
              <ChoiceField
                {...form.field(`signers.${index}.type`, SIGNERS.role, `${title}: ${SIGNERS.role}`)}
                choices={SIGNERS.roles}
              />
            ) : (
              <p>{SIGNERS.onlySigns}</p>
            )}
            {spouseSigns && (
              <CheckboxField
                {...form.field(`signers.${index}.isSpouse`, SIGNERS.isSpouse)}
                value={signers[index]?.isSpouse || undefined}
                statement={SIGNERS.isSpouseStatement}
                optional
              />
            )}
            {spousesSign && !isSpouse && (
              <ChoiceField
                {...form.field(
                  `signers.${index}.marriedTo`,
                  SIGNERS.marriedTo,
                  `${title}: ${SIGNERS.marriedTo}`,
                )}
                choices={SIGNERS.marriages}
                hint={SIGNERS.marriedToHint}
              />
            )}
            {marriedTo === 'OTHER' && !isSpouse && (
              <Person form={form} index={index + 1} title={SIGNERS.ownersSpouse} />
            )}
            {!livesThere && (
              <CheckboxField
                {...form.field(`signers.${index}.livesThere`, SIGNERS.livesThere)}
                value={signers[index]?.livesThere || undefined}
                statement={SIGNERS.livesThereStatement}
                optional
              />
            )}
            {owners.length > 1 && (
              <Button kind="quiet" onClick={() => change(due.filter((__, at) => at !== index))}>
                {SIGNERS.remove}
              </Button>
            )}
          </Card>
        );
      })}
      {isJoint && owners.length < MOST && (
        <Button kind="secondary" onClick={() => change([...due, newOwner(asked)])}>
          {SIGNERS.add}
        </Button>
      )}
      {spouse >= 0 && (
        <Card title={SIGNERS.spouse.title}>
          <p>{SIGNERS.spouse.why}</p>
          <Person form={form} index={spouse} title={SIGNERS.spouse.title} />
        </Card>
      )}
    </>
  );
}

type PersonProps = { readonly form: ProfileForm; readonly index: number; readonly title: string };

function Person({ form, index, title }: PersonProps) {
  return (
    <>
      <TextField
        {...form.field(`signers.${index}.name`, SIGNERS.name, `${title}: ${SIGNERS.name}`)}
        autoComplete="off"
      />
      <TextField
        {...form.field(`signers.${index}.email`, SIGNERS.email, `${title}: ${SIGNERS.email}`)}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
