import { applicationFacts } from '@homeline/domain/facts/application.facts.ts';
import { assetsFacts, assetsQuestions } from '@homeline/domain/facts/assets.facts.ts';
import { bankFacts, bankQuestions } from '@homeline/domain/facts/bank.facts.ts';
import { creditFacts } from '@homeline/domain/facts/credit.facts.ts';
import type { FactDefinition } from '@homeline/domain/facts/fact.ts';
import { incomeFacts, incomeQuestions } from '@homeline/domain/facts/income.facts.ts';
import { LienAnswer, liensFacts } from '@homeline/domain/facts/liens.facts.ts';
import { offersFacts, offersQuestions, Terms } from '@homeline/domain/facts/offers.facts.ts';
import { propertyFacts } from '@homeline/domain/facts/property.facts.ts';
import type { Question } from '@homeline/domain/facts/question.ts';
import { valuationFacts, valuationQuestions } from '@homeline/domain/facts/valuation.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams } from './application-path.ts';
import { AdditionalSigner } from './save-additional-profile.ts';

/**
 * The borrower's answers, each with its fact number. Sealed values are opened for their owner only,
 * and social security and account numbers show only the last four digits.
 */
export const Answers = z.object({
  /** The number of the application's newest fact. A form that shows these answers sends it in `If-Match`. */
  version: z.int(),
  /** The time zone of the home, IANA name. */
  timeZone: z.string(),
  origin: entry(applicationFacts.origin.value.omit({ compensationPct: true })),
  property: entry(propertyFacts.property.value),
  profile: entry(applicationFacts.profile.value.omit({ dob: true }).extend({ dob: z.iso.date() })),
  contact: entry(applicationFacts.contact.value),
  statedIncome: entry(applicationFacts.statedIncome.value),
  softCreditConsent: entry(applicationFacts.softCreditConsent.value.pick({ textVersion: true })),
  esignConsent: entry(applicationFacts.esignConsent.value.pick({ textVersion: true })),
  hardCreditConsent: entry(applicationFacts.hardCreditConsent.value.pick({ textVersion: true })),
  ssn: entry(applicationFacts.ssn.value.pick({ last4: true })),
  additionalProfile: entry(applicationFacts.additionalProfile.value),
  /** State law has a married borrower's spouse sign the security instrument of this home, even without title; present once the home is known. */
  spouseSigns: z.boolean().optional(),
  /** The other owners and co-borrowers, each with the newest address. */
  signers: z.array(AdditionalSigner).optional(),
  hmdaCollected: entry(applicationFacts.hmdaCollected.value),
  ...shownAnswers(valuationFacts, valuationQuestions),
  lienAnswers: entry(liensFacts.lienAnswers.value),
  /** The latest answer to each lien, including liens found later. */
  liensSaid: z.array(LienAnswer).optional(),
  /** No other lien stays on the home, so the law sets a time between valuations and opening; known once the liens are. */
  isFirstLien: z.boolean().optional(),
  inquiryAttestation: entry(liensFacts.inquiryAttestation.value),
  callbackPhone: entry(creditFacts.callbackPhone.value),
  ...shownAnswers(assetsFacts, assetsQuestions),
  ...shownAnswers(incomeFacts, incomeQuestions),
  ...shownAnswers(bankFacts, bankQuestions),
  ...shownAnswers(offersFacts, offersQuestions),
  offerSelection: entry(offersFacts.offerSelection.value),
  /**
   * The current terms: as chosen, accepted after a change, or repriced by the borrower's choice. Absent while newer offers await a choice.
   */
  terms: Terms.optional(),
  /** The terms at submission; absent until then. */
  submittedTerms: Terms.optional(),
  /** Third-party fees for a valuation and an in-person notary; present once the home is known. */
  fees: z.object({ valuationCents: CentsSchema, manualNotaryCents: CentsSchema }).optional(),
  autopay: entry(bankFacts.autopay.value.omit({ authorization: true })),
});
export type Answers = z.infer<typeof Answers>;

export const getAnswers = call({
  name: 'getAnswers',
  method: 'GET',
  path: '/service-application/borrower/secure/api/v1/application/heloc/{uuid}/answers',
  who: 'BORROWER',
  summary: 'Returns every answer of the borrower, so that a refresh or a second tab shows them again.',
  params: ApplicationParams,
  answer: Answers,
});

/** The facts that a question of the noun keeps and shows again. */
function shownAnswers<
  Facts extends Readonly<Record<string, FactDefinition>>,
  Questions extends Readonly<Record<string, Question>>,
>(facts: Facts, questions: Questions) {
  const shown = Object.values(questions).flatMap(({ fact: name, shows }) => {
    const fact = facts[name];
    if (fact?.shape !== 'answer' || !shows.includes(name)) return [];
    return [[name, entry(fact.value as z.ZodObject)]];
  });
  return Object.fromEntries(shown) as {
    readonly [Name in ShownAgain<Questions[keyof Questions]> & keyof Facts as Facts[Name] extends {
      readonly shape: 'answer';
    }
      ? Name
      : never]: Entry<Facts[Name]['value']>;
  };
}

type ShownAgain<Q> = Q extends { readonly fact: infer Name; readonly shows: readonly (infer Shown)[] }
  ? Name & Shown
  : never;

type Entry<Value> =
  Value extends z.ZodObject<infer Shape extends z.ZodRawShape> ? ReturnType<typeof entry<Shape>> : never;

/** An answer with its fact number and time; absent while unanswered. */
function entry<Shape extends z.ZodRawShape>(value: z.ZodObject<Shape>) {
  return value.extend({ seq: z.int(), at: z.iso.datetime() }).optional();
}
