import { randomUUID } from 'node:crypto';
import type { identityCalls } from '@homeline/contract/identity/calls.ts';
import { NAMED_PROVIDERS } from '@homeline/domain/organisations/named-providers.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { acceptIdUpload } from '../documents/id-upload.ts';
import { finishHostedIdentity } from './finish-hosted-identity.ts';

export const identityHandlers = {
  /** Submits an uploaded identity document for verification. */
  sendIdentityDocument: async (request, context) => {
    const value = await acceptIdUpload(context, request);
    if (isRefusal(value)) return value;
    return submitStep(request, context, {
      at: stepsAccepting('sendIdentityDocument'),
      decide: () => [{ fact: 'identityUploads', value }],
    });
  },
  /** Returns the provider with a hosted page that the lender chose. */
  getIdentity: async ({ params }, { vendors }) => {
    const request = { reference: randomUUID(), fileNumber: params.uuid, returnUrl: '' };
    const provider = vendors.identity.hosted.providerFor?.(request);
    const named = Object.entries(NAMED_PROVIDERS).find(([name]) => name === provider);
    return named ? { hostedBy: named[1].title } : {};
  },
  /**
   * Returns the address of the identity provider's own page; that of the return, while a visit waits to be read. Writes nothing;
   * `finishHostedIdentity` does.
   */
  openHostedIdentity: async ({ params, organisation, body, site }, context) => {
    const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
    const step = currentStep(facts).id;
    if (!stepsAccepting('finishHostedIdentity').includes(step)) return refuse('WRONG_STEP', { step });
    const opened = await context.vendors.identity.hosted.ask({
      reference: randomUUID(),
      fileNumber: params.uuid,
      returnUrl: site + body.returnPath,
    });
    return opened.ok && !opened.pending ? { url: opened.answer.url } : refuse('PROVIDER_UNAVAILABLE');
  },
  finishHostedIdentity,
} satisfies HandlersOf<typeof identityCalls>;
