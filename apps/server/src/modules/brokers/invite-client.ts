import type { ClientForm } from '@homeline/contract/brokers/clients.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { beginApplication } from '../../facts/begin-application.ts';
import type { Recorded } from '../../facts/record.ts';
import type { OriginatorCaller } from '../../http/caller.ts';
import type { Refusal } from '../../refusal.ts';
import { queueAccountEmail } from '../accounts/account-email.ts';
import { licensedReferrer } from '../accounts/originators.ts';
import { initialFacts } from '../applications/initial-facts.ts';
import { languageOfPerson } from '../notifications/language-of.ts';
import { createToken, deleteTokensAbout } from '../notifications/one-time-tokens.ts';
import { originatorInWords } from './originator-in-words.ts';

type Request = { readonly caller: OriginatorCaller; readonly origin: Origin };

type Invited = {
  readonly form: ClientForm;
  readonly applicationId: string;
  /** The account that the address already has. */
  readonly known: string | undefined;
};

/** Begins a client's application under an account of their own, and emails them a link to it. */
export async function inviteClient(
  trx: Trx,
  context: Context,
  { caller, origin }: Request,
  { form, applicationId, known }: Invited,
): Promise<Recorded | Refusal> {
  const { organisation, originator: referrerUuid } = caller;
  const owner = known ?? (await newOwner(trx, context, organisation, form));
  await sendInvitation(trx, context, caller, { ...form, owner, isNew: known === undefined, applicationId });
  const referral = await licensedReferrer(trx, organisation, { referrerUuid, state: form.state });
  return beginApplication(
    trx,
    context,
    { organisation, applicationId, origin, actor: { by: 'BORROWER', id: owner }, isHandedOver: true },
    initialFacts(
      { ...form, referrerUuid, ...referral, isHandedOver: true, partnerCodes: [], isCrypto: false },
      applicationId,
      context.organisations.get(organisation),
      context,
    ),
  );
}

async function newOwner(
  trx: Trx,
  context: Context,
  organisation: string,
  { email, firstName, lastName }: ClientForm,
): Promise<string> {
  // The client chooses their first password by the emailed link.
  const name = `${firstName} ${lastName}`;
  const created = await context.identities.create(trx, { organisation, email, name });
  if (!created) throw new Error('The client got an account a moment ago: the hand-over must be tried again');
  return created;
}

type Told = Pick<ClientForm, 'email' | 'firstName' | 'lastName'> & {
  readonly owner: string;
  /** Has no password yet. */
  readonly isNew: boolean;
  readonly applicationId: string;
};

/**
 * Emails the client one link, and who asks for whom; a link before it ends. The originator can't tell whether they had an account.
 */
export async function sendInvitation(
  trx: Trx,
  context: Context,
  { organisation, originator: from }: OriginatorCaller,
  { email, firstName, lastName, owner, isNew, applicationId }: Told,
): Promise<void> {
  await deleteTokensAbout(trx, { organisation, identity: owner, detail: applicationId });
  const purpose = isNew ? 'CHOOSE_PASSWORD' : 'CLIENT_CONSENT';
  const wanted = { organisation, purpose, identity: owner, detail: applicationId } as const;
  const token = await createToken(trx, context, wanted);
  const name = isNew ? 'CLIENT_STARTED' : 'CLIENT_STARTED_AGAIN';
  const names = {
    borrower: `${firstName} ${lastName}`,
    originator: await originatorInWords(
      trx,
      organisation,
      from,
      await languageOfPerson(trx, context, { organisation, identity: owner }),
    ),
  };
  await queueAccountEmail(trx, context, { organisation, email, firstName }, name, token, names);
}
