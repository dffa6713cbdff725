import * as z from 'zod';
import { noteOf, type PlaidAccount } from '../plaid/client.ts';

/** Accounts opened before December 10, 2025 name a user by a token. */
const PlaidUser = z.object({ user_token: z.string() }).or(z.object({ user_id: z.string() }));
type PlaidUser = z.infer<typeof PlaidUser>;

/** The stored state of an application's income link. */
const IncomeNote = z.object({
  user: PlaidUser,
  linkToken: z.string().optional(),
  /** Users that another link created at the same time. They are removed with the records. */
  unusedUsers: z.array(PlaidUser).optional(),
});

export function incomeNotes(account: PlaidAccount) {
  const { read, change } = noteOf(account, 'income', IncomeNote);
  return {
    read,
    /** Notes a user that was created. Returns the one that every link uses: the first of two links at once. */
    async addUser(fileNumber: string, created: PlaidUser): Promise<PlaidUser> {
      let user = created;
      await change(fileNumber, (note) => {
        if (!note) return { user };
        user = note.user;
        const isSame = JSON.stringify(user) === JSON.stringify(created);
        return isSame ? note : { ...note, unusedUsers: [...(note.unusedUsers ?? []), created] };
      });
      return user;
    },
    openedLink: (fileNumber: string, user: PlaidUser, linkToken: string) =>
      change(fileNumber, (note) => ({ user, ...note, linkToken })),
  };
}
