import {
  ClientAnswers,
  type ClientInvitation,
  type allowClientCheck as consentCall,
  type openClientInvitation as openCall,
} from '@homeline/contract/brokers/client-check.ts';
import { disclosuresDue } from '@homeline/domain/disclosures/delivery.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { record, recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { activeOriginator, worksForLender } from '../accounts/originators.ts';
import { proveMailbox } from '../accounts/prove-mailbox.ts';
import { borrowerAnswers } from '../applications/borrower-answers.ts';
import { outdatedConsent } from '../documents/outdated-consent.ts';
import { readToken, type TokenPurpose, takeToken } from '../notifications/one-time-tokens.ts';

/** A new client's link also lets them choose their first password; that of a client with an account doesn't. */
const PURPOSES = ['CHOOSE_PASSWORD', 'CLIENT_CONSENT'] as const satisfies TokenPurpose[];

type Invited = {
  readonly key: ApplicationKey;
  readonly identity: string;
  readonly purpose: (typeof PURPOSES)[number];
};

/** Tells the client who started an application for them. The link came to their address, so nothing more is asked. */
export const openClientInvitation: Handler<typeof openCall> = async (request, context) => {
  const { body, organisation, origin } = request;
  const invited = await findInvited(context, organisation, body.token);
  if (!invited) return refuse('LINK_UNUSABLE');
  await noteOpening(context, invited.key);
  const invitation = await invitationOf(context, invited);
  // The page that asks for the consents links to the important terms and the brochure (12 CFR 1026.40(b)).
  if (invitation.consent === 'OPEN') await recordDelivery(context, invited, origin);
  return invitation;
};

/** Records the consents of the client, from their own browser. The workflow then pulls the report, once. */
export const allowClientCheck: Handler<typeof consentCall> = async (request, context) => {
  const { body, organisation, origin } = request;
  const invited = await findInvited(context, organisation, body.token);
  if (!invited) return refuse('LINK_UNUSABLE');
  const { consent } = await invitationOf(context, invited);
  if (consent !== 'OPEN') return invitationOf(context, invited);
  const outdated = outdatedConsent(context, organisation, body.esignConsent);
  if (outdated) return outdated;
  const { key, identity, purpose } = invited;
  const check = { textVersion: body.checkConsent.textVersion, ...origin };
  const email = await context.identities.emailOf(identity);
  const recorded = await context.db.transaction().execute(async (trx) => {
    const actor = { by: 'BORROWER', id: identity } as const;
    const written = await recordIn(trx, context, { ...key, actor, origin, steps: ['IN_PROGRESS'] }, () => [
      { fact: 'softCreditConsent', value: check },
      { fact: 'originatorConsent', value: check },
      { fact: 'esignConsent', value: { textVersion: body.esignConsent.textVersion, ...origin } },
    ]);
    if (isRefusal(written)) return written;
    const ended = await proveMailbox(trx, context, { organisation, identity, email });
    if (purpose === 'CLIENT_CONSENT')
      await takeToken(trx, context, { organisation, purpose, token: body.token });
    return { ended };
  });
  // Of two simultaneous consents, the second finds the step left.
  if (isRefusal(recorded) && recorded.refused !== 'WRONG_STEP') return recorded;
  if (!isRefusal(recorded)) context.revocations.remember(recorded.ended);
  return invitationOf(context, invited);
};

/** Records that the link was opened: its address has an owner now, so the originator can't correct it any more. */
async function noteOpening(
  { db, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
): Promise<void> {
  await db
    .updateTable('originator_client')
    .set({ opened_at: clock.now() })
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('opened_at', 'is', null)
    .execute();
}

async function recordDelivery(context: Context, { key, identity }: Invited, origin: Origin): Promise<void> {
  const actor = { by: 'BORROWER', id: identity } as const;
  await record(context, { ...key, actor, origin }, (facts) =>
    disclosuresDue(facts) ? [{ fact: 'disclosuresDelivery', value: { how: 'ON_OUR_PAGE' } }] : [],
  );
}

async function findInvited(
  context: Context,
  organisation: string,
  token: string,
): Promise<Invited | undefined> {
  for (const purpose of PURPOSES) {
    const found = await readToken(context.db, context, { organisation, purpose, token });
    if (found?.identity && found.detail) {
      // Nobody who works for the lender consents in a client's place.
      if (await worksForLender(context.db, organisation, found.identity)) return undefined;
      return { key: { organisation, applicationId: found.detail }, identity: found.identity, purpose };
    }
  }
  return undefined;
}

async function invitationOf(context: Context, { key, purpose }: Invited): Promise<ClientInvitation> {
  const facts = await loadFacts(context.db, key);
  const referrer = facts.origin?.referrerUuid;
  const originator =
    referrer === undefined ? undefined : await activeOriginator(context.db, key.organisation, referrer);
  const consent = originator ? consentOf(facts) : 'CLOSED';
  return {
    firstName: facts.profile?.firstName ?? '',
    originatorName: originator?.name ?? '',
    ...(originator && { originatorNmls: originator.nmls }),
    ...(originator?.broker_name && { brokerName: originator.broker_name }),
    consent,
    ...(consent === 'OPEN' && { answers: ClientAnswers.parse(borrowerAnswers(context, key, facts)) }),
    mayChoosePassword: purpose === 'CHOOSE_PASSWORD',
  };
}

function consentOf(facts: Facts): ClientInvitation['consent'] {
  if (facts.originatorConsent) return 'GIVEN';
  return currentStep(facts).id === 'IN_PROGRESS' ? 'OPEN' : 'CLOSED';
}
