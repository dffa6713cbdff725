import { useNewPasswordCheck } from '@homeline/client/accounts/use-new-password-check.ts';
import type { Form } from '@homeline/client/form/use-form.ts';
import { checkNewPassword } from '@homeline/contract/accounts/new-password.ts';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { send } from '../../session/client.ts';

/** The names and address that the password mustn't be built from. */
export type PasswordOwner = { readonly names?: string[]; readonly email?: string };

type Props = {
  readonly field: ReturnType<Form<{ password: string }>['field']> & { readonly value: string | undefined };
  readonly hint: string;
  readonly owner?: PasswordOwner;
};

/** Takes a new password and says while somebody types whether it is too weak. */
export function NewPasswordField({ field, hint, owner = {} }: Props) {
  useNewPasswordCheck(field, async (password) => {
    const { problem } = await send(checkNewPassword, { body: { password, ...owner } });
    return problem;
  });
  return <PasswordField {...field} autoComplete="new-password" hint={hint} />;
}
