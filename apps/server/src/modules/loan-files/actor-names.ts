import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import type { Context } from '../../context.ts';

/** Returns the name of an actor of the audit chain, such as `STAFF 3f1c…` or `TASK pullSoftCredit`. */
export type ActorNames = (actor: string) => string;

/** Returns a label for every actor of a lender: staff by name, others by role. */
export async function actorNames({ db }: Context, organisation: string): Promise<ActorNames> {
  const staff = await db
    .selectFrom('staff')
    .innerJoin('auth.user as person', 'person.id', 'staff.identity')
    .select(['staff.identity', 'person.name'])
    .where('organisation', '=', organisation)
    .execute();
  const names = new Map(staff.map(({ identity, name }) => [identity, name]));
  return (actor) => {
    const [by = '', id = ''] = actor.split(' ');
    if (by === 'STAFF') return names.get(id) ?? 'Former staff';
    if (by === 'TASK' || by === 'RULE' || by === 'DATE') return 'Automatic';
    return ACTORS[by] ?? factLabel(by.toLowerCase());
  };
}

const ACTORS: Readonly<Record<string, string>> = {
  BORROWER: 'Borrower',
  SIGNER: 'Other signer',
  ORIGINATOR: 'Loan originator',
  LINK: 'Somebody with the borrower’s link',
};
