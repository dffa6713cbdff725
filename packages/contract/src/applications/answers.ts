import { applicationFacts } from '@homeline/domain/facts/application.facts.ts';
import { creditFacts, LienAnswer } from '@homeline/domain/facts/credit.facts.ts';
import { offersFacts, Terms } from '@homeline/domain/facts/offers.facts.ts';
import { propertyFacts } from '@homeline/domain/facts/property.facts.ts';
import { verificationFacts } from '@homeline/domain/facts/verification.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams } from './application-path.ts';

/**
 * What the borrower has answered, each answer with the number of its entry. A sealed value is opened only for the person whose it is,
 * and a social security or account number never more than its last four.
 */
export const Answers = z.object({
  /** The number of the newest fact of the application: a form that shows these answers sends it back as its version. */
  version: z.int(),
  origin: entry(applicationFacts.origin.value),
  property: entry(propertyFacts.property.value),
  profile: entry(applicationFacts.profile.value.omit({ dob: true }).extend({ dob: z.iso.date() })),
  contact: entry(applicationFacts.contact.value),
  statedIncome: entry(applicationFacts.statedIncome.value),
  softCreditConsent: entry(applicationFacts.softCreditConsent.value.pick({ textVersion: true })),
  esignConsent: entry(applicationFacts.esignConsent.value.pick({ textVersion: true })),
  hardCreditConsent: entry(applicationFacts.hardCreditConsent.value.pick({ textVersion: true })),
  ssn: entry(applicationFacts.ssn.value.pick({ last4: true })),
  additionalProfile: entry(applicationFacts.additionalProfile.value),
  hmdaCollected: entry(applicationFacts.hmdaCollected.value),
  estimatedValue: entry(propertyFacts.estimatedValue.value),
  homeCondition: entry(propertyFacts.homeCondition.value),
  lienAnswers: entry(creditFacts.lienAnswers.value),
  /** What was said last of each lien, of those that came to light later as well. */
  liensSaid: z.array(LienAnswer).optional(),
  inquiryAttestation: entry(creditFacts.inquiryAttestation.value),
  callbackPhone: entry(creditFacts.callbackPhone.value),
  assets: entry(offersFacts.assets.value),
  offerSelection: entry(offersFacts.offerSelection.value),
  /** The terms that stand: as chosen, as accepted after a change, or as repriced by the borrower's own choice; absent while newer offers wait for a choice. */
  terms: Terms.optional(),
  /** Those that the application was submitted with; absent until it is. */
  submittedTerms: Terms.optional(),
  /** What a valuation and a notary who comes would cost the borrower; known once the home is. */
  fees: z.object({ valuationCents: CentsSchema, manualNotaryCents: CentsSchema }).optional(),
  autopay: entry(verificationFacts.autopay.value.omit({ authorization: true })),
});
export type Answers = z.infer<typeof Answers>;

export const getAnswers = call({
  name: 'getAnswers',
  method: 'GET',
  path: '/service-application/borrower/secure/api/v1/application/heloc/{uuid}/answers',
  who: 'BORROWER',
  summary:
    'Everything the borrower has answered, so that a refresh, a return and a second tab show it again.',
  params: ApplicationParams,
  answer: Answers,
});

/** An answer with its number and the time it was given; absent while unanswered. */
function entry<Shape extends z.ZodRawShape>(value: z.ZodObject<Shape>) {
  return value.extend({ seq: z.int(), at: z.iso.datetime() }).optional();
}
