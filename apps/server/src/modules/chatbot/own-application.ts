import type { OwnApplication } from '@homeline/domain/chatbot/own/own-application.ts';
import type { SignedApplication } from '@homeline/domain/chatbot/own/signer-answer.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { shownDueAt } from '@homeline/domain/workflow/due-dates.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import { signedApplications } from '../../facts/signed-applications.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * Returns the signed-in borrower's application: the one that the page is about if it is theirs, else their newest.
 * @returns undefined for a visitor, and for a person without an application of their own
 */
export async function ownApplication(
  { db }: Context,
  asked: {
    readonly organisation: string;
    readonly caller: Pick<Caller, 'identity'> | undefined;
    readonly applicationId: string | undefined;
  },
): Promise<OwnApplication | undefined> {
  const { organisation, caller, applicationId } = asked;
  if (!caller) return undefined;
  const own = await db
    .selectFrom('application')
    .select(['application.id', 'application.loan_number'])
    .where('application.organisation', '=', organisation)
    .where('application.owner', '=', caller.identity)
    .orderBy('created_at', 'desc')
    .execute();
  const chosen = own.find(({ id }) => id === applicationId?.toLowerCase()) ?? own[0];
  if (!chosen) return undefined;
  const facts = await loadFacts(db, { organisation, applicationId: chosen.id });
  return { facts, loanNumber: chosen.loan_number, dueAt: shownDueAt(facts) };
}

/** Returns the application that the signed-in person signs besides its borrower: the newest they were invited to. */
export async function signedApplication(
  { db }: Context,
  organisation: string,
  caller: Pick<Caller, 'identity'> | undefined,
): Promise<SignedApplication | undefined> {
  if (!caller) return undefined;
  const [newest] = await signedApplications(db, { organisation, identity: caller.identity });
  if (!newest) return undefined;
  const facts = relevantFacts(await loadFacts(db, { organisation, applicationId: newest.applicationId }));
  const signer = signerOf(facts, newest.signer);
  return signer && { facts, signer };
}
