import type { Form } from '@homeline/client/form/use-form.ts';
import type { ProfileForm } from '@homeline/contract/applications/save-profile.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Button } from '@homeline/ui/button.tsx';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { personLines } from './answer-lines.ts';
import { CARD_TITLES } from './answers-copy.ts';
import { ANSWERS, PROFILE } from './copy.ts';

type ProfileNameProps = { readonly form: Pick<Form<z.input<typeof ProfileForm>>, 'field'> };

/** Shows the known name and date of birth, and takes them again only to correct them. */
export function ProfileName({ form }: ProfileNameProps) {
  const [isOpen, open] = useState(false);
  const [isPressed, press] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const names = {
    firstName: form.field('firstName', PROFILE.firstName),
    middleName: form.field('middleName', PROFILE.middleName),
    lastName: form.field('lastName', PROFILE.lastName),
    suffix: form.field('suffix', PROFILE.suffix),
  };
  const dob = form.field('dob', PROFILE.dob);
  const [firstName, lastName] = [names.firstName.value, names.lastName.value];
  const { data: born } = CivilDateSchema.safeParse(dob.value);
  const isRefused = [...Object.values(names), dob].some(({ error }) => error !== undefined);
  const isKnown = firstName && lastName && born && !isRefused;
  // What is typed may become right at any key, so the fields stay.
  if (!isOpen && !isKnown) open(true);
  useEffect(() => {
    if (isPressed) fields.current?.querySelector('input')?.focus();
  }, [isPressed]);

  if (!isOpen && isKnown) {
    const { middleName, suffix } = names;
    const profile = {
      ...{ firstName, lastName, dob: born },
      ...{ middleName: middleName.value, suffix: suffix.value },
    };
    const change = () => {
      open(true);
      press(true);
    };
    return (
      <Card
        title={CARD_TITLES.you}
        tone="sunken"
        action={
          <Button kind="link" onClick={change}>
            {ANSWERS.change}
            <span className="hidden-visually"> {PROFILE.nameToChange}</span>
          </Button>
        }
      >
        <Lines lines={personLines({ profile })} />
      </Card>
    );
  }
  return (
    <div ref={fields} className="fields">
      <div className="field-row">
        <TextField {...names.firstName} autoComplete="given-name" />
        <TextField {...names.middleName} optional autoComplete="additional-name" />
      </div>
      <div className="field-row">
        <TextField {...names.lastName} autoComplete="family-name" />
        <TextField {...names.suffix} optional autoComplete="honorific-suffix" />
      </div>
      <DateField {...dob} isBirthday />
    </div>
  );
}
