import { randomUUID } from 'node:crypto';
import type { register as call } from '@homeline/contract/accounts/register.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { TEXT_CONSENT } from '@homeline/domain/notifications/text-consent.ts';
import { beginApplication } from '../../facts/begin-application.ts';
import type { Handler } from '../../http/handler.ts';
import { registrationLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { eligibilityRefusal, initialFacts } from '../applications/initial-facts.ts';
import { agreeToTexts } from '../notifications/message-choices.ts';
import { createToken } from '../notifications/one-time-tokens.ts';
import { queueAccountEmail } from './account-email.ts';
import { refuseWeakPassword } from './check-new-password.ts';
import { licensedReferrer } from './originators.ts';

/** Creates an identity and its application in one transaction, and signs the person in. */
export const register: Handler<typeof call> = async (request, context) => {
  const lender = context.organisations.get(request.organisation);
  const referral = await licensedReferrer(context.db, request.organisation, request.body);
  const answers = { ...request.body, referrerUuid: undefined, ...referral };
  const refusal = eligibilityRefusal(answers, lender, context);
  if (refusal) return refusal;
  const { password, email, firstName, middleName = '', lastName, street1, city, zip } = request.body;
  const names = [firstName, middleName, lastName, street1, city, zip];
  const weak = await refuseWeakPassword(context, {
    organisation: request.organisation,
    password,
    email,
    names,
  });
  if (weak) return weak;
  const limits = registrationLimits(request.origin.ip ?? '', context.config.registrationsPerHour);
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0) return refuse('TOO_MANY_ATTEMPTS', { message: tooManyFrom(wait) });

  const applicationUuid = randomUUID();
  const { takesTexts, textVersion = TEXT_CONSENT.version } = request.body;
  const textConsent: FactWrite[] = takesTexts
    ? [{ fact: 'textConsent', value: { textVersion, ...request.origin } }]
    : [];
  const passwordHash = await context.identities.hash(request.body.password);
  const caller = await context.db.transaction().execute(async (trx) => {
    const identity = await context.identities.create(trx, {
      organisation: request.organisation,
      email: request.body.email,
      name: `${request.body.firstName} ${request.body.lastName}`,
      passwordHash,
      language: request.language,
    });
    if (!identity) return refuse('IDENTITY_EXISTS', { fields: { email: 'identity exists' } });
    await beginApplication(
      trx,
      context,
      {
        organisation: request.organisation,
        applicationId: applicationUuid,
        actor: { by: 'BORROWER', id: identity },
        origin: request.origin,
      },
      [...initialFacts(answers, applicationUuid, lender, context), ...textConsent],
    );
    const { organisation, body, origin } = request;
    if (takesTexts) await agreeToTexts(trx, context, { organisation, identity });
    const token = await createToken(trx, context, { organisation, purpose: 'VERIFY_EMAIL', identity });
    await queueAccountEmail(trx, context, { organisation, email: body.email }, 'VERIFY_EMAIL', token);
    return context.identities.openSession(trx, organisation, identity, { origin });
  });
  return isRefusal(caller) ? caller : { jwt: await context.tokens.issue(caller), applicationUuid };
};

function tooManyFrom(seconds: number): string {
  return `Too many applications were started from your network. Try again in ${waitWords(seconds)}, or call us.`;
}
