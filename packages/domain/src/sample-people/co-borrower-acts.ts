import { coBorrowerHardPullFact } from '../credit/hard-pull-fact.ts';
import type { CivilDate } from '../dates/civil-date.ts';
import { statesIncome } from '../facts/co-borrowers.selectors.ts';
import type { Sealed } from '../facts/fact.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import type { Signer } from '../facts/signers.selectors.ts';
import { type ApplicantAges, applicantAges } from '../offers/applicant-ages.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { statedMonthlyGross, verifiedMonthlyGross } from './borrower-acts.ts';
import { coBorrowerOf, type Persona } from './persona.ts';
import { fullReportOf, reportOf } from './provider-answers.ts';

const UUID = '00000000-0000-4000-8000-000000000004';
const consent = { textVersion: 'test' };
const sealed = (text: string) => `sealed:test:${text}` as Sealed;

/** Returns what a persona's co-borrower does in their own area before the identity check, without the bureau's answer. */
export function coBorrowerAnswers(main: Persona, { uuid: signer }: Signer): readonly FactWrite[] {
  const person = personOf(main);
  const monthlyGrossCents = statedMonthlyGross(person);
  const proof: FactWrite = { fact: 'coBorrowerIncomeDocuments', value: { signer, documents: [UUID] } };
  return [
    { fact: 'signerActs', value: { signer, act: 'LOGGED_IN' } },
    { fact: 'signerActs', value: { signer, act: 'CONTINUED' } },
    { fact: 'signerDetails', value: { signer, phone: person.phone, dob: sealed(person.dob), consent } },
    { fact: 'signerActs', value: { signer, act: 'CONSENTED' } },
    {
      fact: 'coBorrowerProfiles',
      value: {
        ...{ signer, ssn: sealed(person.testId), last4: person.testId.slice(-4), monthlyGrossCents },
        ...{ employmentType: person.income.employmentType, creditConsent: consent },
      },
    },
    { fact: 'coBorrowerHmdaCollected', value: { signer } },
    ...(monthlyGrossCents > 0 ? [proof] : []),
  ];
}

/** Returns the bureau's answer to a co-borrower's soft pull. */
export function coBorrowerSoftCredit(main: Persona, { uuid: signer }: Signer, today: CivilDate): FactWrite {
  return {
    fact: 'coBorrowerSoftCredit',
    value: { signer, answer: 'HIT', report: reportOf(personOf(main), today) },
  };
}

/** Returns the co-borrower's full report, and the income that an underwriter accepts. */
export function coBorrowerReview(
  main: Persona,
  facts: Facts,
  signer: Signer,
  context: DecisionContext,
): readonly FactWrite[] {
  const person = personOf(main);
  const report = fullReportOf(person, context.today);
  return [
    coBorrowerHardPullFact(facts, context, signer, { answer: 'HIT', report }),
    ...(statesIncome(facts, signer) ? [acceptedIncome(main, signer)] : []),
  ];
}

/** Returns an underwriter's acceptance of a co-borrower's verified income. */
export function acceptedIncome(main: Persona, { uuid: signer }: Signer): FactWrite {
  const monthlyGrossCents = verifiedMonthlyGross(personOf(main));
  return { fact: 'coBorrowerIncomeFindings', value: { signer, decision: 'ACCEPTED', monthlyGrossCents } };
}

/** Returns the ages of a persona and their co-borrower on a day. */
export function agesOf(main: Persona, facts: Facts, today: CivilDate): ApplicantAges {
  return applicantAges(facts, today, { applicant: main.dob, ofCoBorrower: () => personOf(main).dob });
}

function personOf(main: Persona): Persona {
  const person = coBorrowerOf(main);
  if (!person) throw new Error(`${main.name} has no co-borrower whom the providers know`);
  return person;
}
