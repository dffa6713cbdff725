import { useNewPasswordCheck } from '@homeline/client/accounts/use-new-password-check.ts';
import type { Form } from '@homeline/client/form/use-form.ts';
import { checkNewPassword } from '@homeline/contract/accounts/new-password.ts';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { send } from '../../session/client.ts';

/** The owner of the password, which must not contain their names, home or email. The token of an emailed link can stand for these. */
export type PasswordOwner = { readonly names?: string[]; readonly email?: string; readonly token?: string };

type Props = {
  readonly field: ReturnType<Form<{ password: string }>['field']> & { readonly value: string | undefined };
  readonly hint: string;
  readonly owner: PasswordOwner;
  /** Gives password managers the address where no other field asks for it. */
  readonly isAddressKnown?: boolean;
};

/** Takes a new password and says while a person types whether it is too weak. */
export function NewPasswordField({ field, hint, owner, isAddressKnown }: Props) {
  useNewPasswordCheck(field, async (password) => {
    const { problem } = await send(checkNewPassword, { body: { password, ...owner } });
    return problem;
  });
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      username={isAddressKnown ? owner.email : undefined}
      hint={hint}
    />
  );
}
