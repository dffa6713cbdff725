import { useForm } from '@homeline/client/form/use-form.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import * as z from 'zod';
import { FormPage } from '../../../form/form-page.tsx';
import { Phone } from '../../../shell/phone.tsx';
import { signInCopy } from './copy.ts';
import { signInAlert } from './sign-in-alert.tsx';

const copy = signInCopy.code;

const Code = z.object({ code: z.string('Required').trim().min(1, 'Required') });

/** Asks for the second factor. */
export function CodeForm({ signIn }: { signIn: (code: string) => Promise<void> }) {
  const form = useForm({
    schema: Code,
    values: {},
    explain: signInAlert,
    send: ({ code }) => signIn(code),
  });
  return (
    <FormPage form={form} action={copy.action} heading={copy.heading} why={copy.why}>
      <TextField
        {...form.field('code', copy.code)}
        hint={copy.hint}
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <p>
        {copy.lost} <Phone />.
      </p>
    </FormPage>
  );
}
