import { adverseActionOf } from '../adverse-action/notice.ts';
import { dayOfSigning } from '../closing/hold.ts';
import { hardPullFact, refreshedCreditFact } from '../credit/hard-pull-fact.ts';
import { undisclosedScore } from '../credit/score-disclosure.ts';
import type { CivilDate } from '../dates/civil-date.ts';
import { undisclosedChange } from '../disclosures/reissue.ts';
import { ConsumerAlert } from '../facts/credit.facts.ts';
import { pinForSoftPull } from '../facts/credit.selectors.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import { lineOpenedOn, uncheckedForService } from '../facts/military.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { finalTitleFacts, prequalTitleRequired } from '../facts/title.selectors.ts';
import { readsTaxReturns } from '../facts/underwriter.selectors.ts';
import { rescissionEndsIfSigned } from '../funding/rescission-period.ts';
import { cents, toCents } from '../money/cents.ts';
import { brokerOpinionFacts } from '../offers/apply-broker-opinion.ts';
import { finalDecisionFacts, initialDecisionFacts } from '../offers/decision-facts.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import { propertyLookupFact } from '../property/property-lookup-fact.ts';
import { packagesToSeal } from '../signing/signed-package.ts';
import { recordedValuation } from '../valuation/recorded-valuation.ts';
import { uncopiedValuations, valuationNoticeIsDue } from '../valuation/valuation-copies.ts';
import { currentStep } from '../workflow/current-step.ts';
import { answerDeadline } from '../workflow/incompleteness.ts';
import { missingItems } from '../workflow/missing-items.ts';
import type { TaskName } from '../workflow/step.ts';
import { verifiedMonthlyGross } from './borrower-acts.ts';
import type { Persona } from './persona.ts';
import { fullReportOf, parcelOfPerson, reportOf, valuationOf } from './provider-answers.ts';

/** Returns the next forced answer for a port and call, else the default. */
type Next = (call: string, usual: string) => string;
type TaskAnswer = (
  person: Persona,
  facts: Facts,
  context: DecisionContext,
  next: Next,
) => readonly FactWrite[];

const UUID = '00000000-0000-4000-8000-000000000003';
const documents = [UUID];

const ANSWERS_WITH_REPORT: readonly string[] = [
  'HIT',
  'HIT_CHANGED',
  'HIT_NEW_INQUIRY',
  ...ConsumerAlert.options,
];

/** A fact of a provider's answer, with any data that comes with it. */
function answerFact(fact: string, answer: string, data: object = {}): FactWrite {
  return { fact, value: { answer, ...data } } as unknown as FactWrite;
}

/** The facts that each task writes for a persona's data and forced answers. */
export const TASK_ANSWERS: Record<TaskName, TaskAnswer> = {
  lookUpProperty: (person, facts, { policy, today }, next) => {
    const answer = next('property', 'MATCHED') as 'MATCHED' | 'NO_MATCH' | 'NO_RECORD' | 'OWNER_MISMATCH';
    const found = answer === 'MATCHED' || answer === 'OWNER_MISMATCH';
    return [
      propertyLookupFact(
        facts,
        policy,
        { answer, ...(found ? { parcel: parcelOfPerson(person, today) } : {}) },
        today,
      ),
    ];
  },
  pullSoftCredit: (person, facts, { today }, next) => {
    const pin = pinForSoftPull(facts)?.split(':').at(-1);
    const rejected = pin !== undefined && pin !== person.credit.freezePin;
    const answer = next('credit SOFT', rejected ? 'WRONG_PIN' : 'HIT');
    return [
      answerFact(
        'softCredit',
        answer,
        ANSWERS_WITH_REPORT.includes(answer) ? { report: reportOf(person, today) } : {},
      ),
    ];
  },
  pullHardCredit: (person, facts, context, next) => {
    const word = next('credit HARD', 'HIT');
    const alert = ConsumerAlert.options.find((each) => each === word);
    const answer = alert ? 'HIT' : (word as FactValue<'hardCredit'>['answer']);
    const file = ANSWERS_WITH_REPORT.includes(answer) ? { report: fullReportOf(person, context.today) } : {};
    return [hardPullFact(facts, context, { answer, ...(alert && { alert }), ...file })];
  },
  fetchAutomatedValuation: (person, _, { policy, today }, next) => {
    const found = valuationOf(person, next('valuation AVM', 'HIT'), today);
    return [{ fact: 'automatedValuations', value: recordedValuation(policy, found, today) }];
  },
  checkPrequalTitle: (_, facts, __, next) => [
    answerFact('prequalTitle', prequalTitleRequired(facts) ? next('title PREQUAL', 'CLEAR') : 'NOT_REQUIRED'),
  ],
  priceInitialOffers: (_, facts, context) => initialDecisionFacts(facts, context),
  generateSummaryDocuments: () => [answerFact('summaryDocuments', 'READY', { documents })],
  fetchIncome: (person, facts, { today }, next) => {
    const answer = next('income FETCH', 'VERIFIED');
    const found = answer === 'ERROR' ? {} : { monthlyGrossCents: verifiedMonthlyGross(person) };
    const cash = person.assets?.checkingSavings;
    const { pension } = person.income;
    return [
      answerFact('incomeResults', answer, {
        ...found,
        ...(pension && { pension }),
        ...(answer !== 'ERROR' && readsTaxReturns(facts) && { taxYears: taxYearsOf(person, today) }),
        ...(cash === undefined ? {} : { reservesCents: toCents(cash) }),
      }),
    ];
  },
  collectEmployerAnswer: (person, _, __, next) => [
    answerFact('employerAnswers', next('income EMPLOYER', 'CONFIRMED'), {
      monthlyGrossCents: verifiedMonthlyGross(person),
    }),
  ],
  underwriteFinal: (_, facts, context) => finalDecisionFacts(facts, context),
  checkBankAccount: (_, __, ___, next) => [answerFact('bankChecks', next('bank CHECK', 'VERIFIED'))],
  verifyIdentity: (_, __, ___, next) => {
    const answer = next('identity', 'VERIFIED');
    const isScreened = answer !== 'FAILED_VERIFICATION';
    return [
      answerFact('identityResults', answer),
      ...(isScreened ? [answerFact('sanctionsScreens', next('sanctions', 'CLEAR'))] : []),
    ];
  },
  verifySignerIdentity: () => [],
  signSignerNote: () => [],
  pullCoBorrowerSoftCredit: () => [],
  pullCoBorrowerHardCredit: () => [],
  discloseCoBorrowerScore: () => [],
  collectBrokerOpinion: (person, _, __, next) => {
    const answer = next('valuation BPO', 'REPORT');
    const value = person.bpoValue ?? person.property.avmValue ?? 500_000;
    return [
      answerFact(
        'brokerOpinions',
        answer,
        answer === 'REPORT' ? { valueCents: toCents(value), condition: 'AVERAGE' } : {},
      ),
    ];
  },
  evaluateBrokerOpinion: (_, facts, context) => brokerOpinionFacts(facts, context),
  orderFinalTitle: (_, facts, __, next) => {
    const answer = next('title FINAL', 'CLEAR') as Facts['finalTitle'][number]['answer'];
    return finalTitleFacts(titleOf(answer), facts, UUID);
  },
  orderFloodDetermination: (person, _, __, next) => {
    const answer = next('flood', 'OUT_OF_ZONE');
    return [
      answerFact(
        'floodDeterminations',
        answer,
        answer === 'SPECIAL_HAZARD'
          ? { zone: person.floodZone ?? 'AE', communityParticipates: person.inFloodProgram ?? true }
          : {},
      ),
    ];
  },
  generateClosingDocuments: (_, facts, __, next) => {
    const appointmentOn = dayOfSigning(facts);
    return [
      answerFact('closingDocuments', next('documents CLOSING', 'READY'), {
        documents,
        ...(appointmentOn && { appointmentOn }),
      }),
    ];
  },
  generateNotaryDocuments: () => [answerFact('notaryDocuments', 'READY', { documents })],
  signNote: (_, facts, __, next) => [
    answerFact('noteSignatures', next('documents SIGNATURE', 'SIGNED'), {
      documents: [...(facts.noteSignatureRequests.at(-1)?.documents ?? [])],
    }),
  ],
  openNotarySession: () => [
    { fact: 'notarySessions', value: { session: UUID, joinUrl: 'https://notary.example/1' } },
  ],
  bookNotary: (_, facts) => [
    {
      fact: 'appointmentBookings',
      value: {
        appointment: UUID,
        confirmedTime: facts.notaryAppointments.at(-1)?.requestedTime ?? '',
        place: facts.notaryAppointments.at(-1)?.place ?? '',
      },
    },
  ],
  cancelBooking: (_, facts) => [
    {
      fact: 'appointmentCancellations',
      value: { answer: 'CANCELED', appointment: facts.appointmentBookings.at(-1)?.appointment ?? '' },
    },
  ],
  lookUpInsurance: (_, __, ___, next) => [
    answerFact('insuranceLookups', next('insurance LOOKUP', 'NO_POLICY_ON_FILE')),
  ],
  checkInsurance: (_, __, ___, next) => [answerFact('insuranceChecks', next('insurance CHECK', 'COVERED'))],
  checkMilitaryService: (_, facts, { today }, next) =>
    uncheckedForService(facts).map((signer) =>
      answerFact('militaryServiceChecks', next('military', 'NO_SERVICE'), {
        ...{ asOf: lineOpenedOn(facts) ?? today, certificateNumber: 'TEST', certificate: UUID },
        ...(signer && { signer }),
      }),
    ),
  pullCreditAgain: (person, facts, context, next) => {
    const answer = next('credit SOFT', 'HIT') as FactValue<'softCredit'>['answer'];
    const file = ANSWERS_WITH_REPORT.includes(answer) ? { report: fullReportOf(person, context.today) } : {};
    return [refreshedCreditFact(facts, context, { answer, ...file })];
  },
  valueHomeAgain: (person, _, { policy, today }, next) => {
    const found = valuationOf(person, next('valuation AVM', 'HIT'), today);
    return [{ fact: 'refreshedValuations', value: recordedValuation(policy, found, today) }];
  },
  searchTitleAgain: (_, __, ___, next) => [
    {
      fact: 'refreshedTitle',
      value: titleOf(next('title FINAL', 'CLEAR') as Facts['finalTitle'][number]['answer']),
    },
  ],
  screenSanctionsAgain: (_, __, ___, next) => [answerFact('sanctionsScreens', next('sanctions', 'CLEAR'))],
  originateDisbursement: (_, facts) => [
    {
      fact: 'disbursements',
      value: {
        reference: UUID,
        amountCents: currentTerms(facts)?.cashToBorrowerCents ?? cents(0),
        accountUuid: facts.bankAccounts.at(-1)?.uuid ?? UUID,
      },
    },
  ],
  trackDisbursement: (_, __, ___, next) => {
    const answer = next('disbursement', 'SETTLED');
    const code = /^RETURNED_(R\d\d)$/.exec(answer)?.[1];
    return [
      answerFact('disbursementResults', code ? 'RETURNED' : 'SETTLED', code ? { returnCode: code } : {}),
    ];
  },
  recordSecurityInstrument: (_, __, ___, next) => [
    answerFact('recordings', next('title RECORDING', 'ACCEPTED')),
  ],
  sendIncompletenessNotice: (_, facts, { today }) => [
    {
      fact: 'incompletenessNotices',
      value: { items: [...missingItems(currentStep(facts).id, [])], answerBy: answerDeadline(today) },
    },
  ],
  discloseScore: (_, facts) => {
    const { score } = undisclosedScore(facts) ?? { score: 0 };
    return [{ fact: 'scoreDisclosures', value: { score } }];
  },
  deliverValuations: (_, facts) => [
    ...(valuationNoticeIsDue(facts)
      ? [{ fact: 'valuationRightNotice', value: { document: UUID } } satisfies FactWrite]
      : []),
    ...uncopiedValuations(facts).map(
      ({ seq }): FactWrite => ({ fact: 'valuationCopies', value: { valuation: seq, document: UUID } }),
    ),
  ],
  sealSignedPapers: (_, facts) =>
    packagesToSeal(facts, { hasEnded: currentStep(facts).kind === 'TERMINAL' }).map(
      ({ seq }): FactWrite => ({ fact: 'signedCopies', value: { package: seq } }),
    ),
  deliverFloodNotice: () => [{ fact: 'floodNoticeDelivery', value: { document: UUID } }],
  reissueDisclosures: (_, facts) => {
    const change = undisclosedChange(facts);
    if (!change) return [];
    const { before, after } = change;
    return [{ fact: 'disclosureReissues', value: { document: UUID, replaces: UUID, before, after } }];
  },
  sendRescissionNotice: (_, { property }, { today }) => [
    {
      fact: 'rescissionNotices',
      value: { document: UUID, endsOn: rescissionEndsIfSigned(today, property?.state ?? '') },
    },
  ],
  sendAdverseActionNotice: (_, facts) => [{ fact: 'adverseActionNotice', value: adverseActionOf(facts) }],
};

/** A clear title comes with the legal description. */
function titleOf(answer: Facts['finalTitle'][number]['answer']) {
  return { answer, ...(answer === 'CLEAR' && { legalDescription: 'Lot 4, Block 2, Sample Addition' }) };
}

/** Returns the last two years of a person's tax returns, as the provider reads them. */
function taxYearsOf(person: Persona, today: CivilDate): FactValue<'incomeResults'>['taxYears'] {
  const year = Number(today.slice(0, 4));
  const incomeCents = cents(12 * verifiedMonthlyGross(person));
  return [year - 1, year - 2].map((each) => ({ year: each, incomeCents }));
}
