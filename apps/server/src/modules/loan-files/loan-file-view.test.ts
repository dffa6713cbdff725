import { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  ANSWERED_BY_VIEW,
  EVIDENCE_VIEW,
  FIGURES_VIEW,
  LOAN_FILE_VIEW,
  type Viewer,
  viewerOf,
} from '@homeline/contract/loan-files/loan-file-view.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { loanSummary } from '@homeline/domain/staff/loan-summary.ts';
import { STAFF_ROLES, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt, recordAsAnyone } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import type { Person } from '../../testing/stages.ts';
import { knownContext } from '../rules/decision-context.ts';

/** A review, or a wait, of each partner; and one of the lender's own that takes the borrower's debts. */
const FILES: readonly [persona: string, at: StepName][] = [
  ['t55', 'TITLE_REVIEW'],
  ['t39', 'ATTORNEY_REVIEW'],
  ['t15', 'WAITING_FOR_BPO'],
  ['t44', 'PAYOFF_HOLD'],
  ['t26', 'LIEN_MISMATCH_REVIEW'],
];

type Opened = { readonly status: number; readonly body: LoanFile };

let app: TestApp;
const people = new Map<string, Person>();
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  app = await appWithIdleTasks();
  for (const [persona, at] of FILES) people.set(persona, await personAt(app, builtInPersona(persona), at));
  for (const role of STAFF_ROLES) tokens.set(role, await createStaffMember(app, [role]));
});
afterAll(() => app.stop());

const fields = Object.keys(LoanFile.shape) as (keyof LoanFile)[];
const isAbsent = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

describe.each(FILES)('the file of %s at %s', (persona, at) => {
  let uuid: string;
  let whole: LoanFile;
  let names: readonly string[];
  const open = async (role: StaffRole) =>
    (await app.call('getLoanFile', { params: { uuid }, jwt: tokens.get(role) })) as Opened;

  beforeAll(async () => {
    const person = people.get(persona) as Person;
    uuid = person.uuid;
    whole = (await open('MANAGER')).body;
    expect(whole.step).toBe(at);
    const facts = await factsOfPerson(app, person);
    const known = knownContext(app.context, { organisation: 'homeline', applicationId: uuid }, facts);
    names = loanSummary(facts, known).map(({ name }) => name);
  });

  it.each(STAFF_ROLES)(
    'shows %s each field, figure and topic that the table says, and no other',
    async (role) => {
      const viewer: Viewer | undefined = viewerOf([role], whole.waitsFor);
      const { status, body } = await open(role);
      if (!viewer) return expect(status).toBe(404);
      expect(status).toBe(200);
      for (const field of fields) {
        const isSeen = LOAN_FILE_VIEW[field][viewer] === 'SHOWN';
        const isKnown = !isAbsent(whole[field]);
        const isOwn = field === 'evidence' || field === 'figures' || field === 'disabledReasons';
        if (!isOwn) expect([field, isAbsent(body[field])]).toEqual([field, !(isSeen && isKnown)]);
      }
      const figures = whole.figures.filter(
        (_, index) => FIGURES_VIEW[names[index] as keyof typeof FIGURES_VIEW][viewer] === 'SHOWN',
      );
      expect(body.figures).toEqual(figures);
      const topics = whole.evidence.filter(({ topic, isForReview }) => {
        const sight = EVIDENCE_VIEW[topic][viewer];
        return sight === 'SHOWN' || (sight === 'IN_REVIEW' && isForReview);
      });
      // The bar of the liens compares them with the home's value, which stays with the lender.
      const seen = topics.map(({ bar, answeredBy, ...topic }) => ({
        ...topic,
        ...(viewer === 'LENDER' && bar && { bar }),
        answeredBy: ANSWERED_BY_VIEW[viewer] === 'SHOWN' ? answeredBy : [],
      }));
      expect(new Set(body.evidence)).toEqual(new Set(seen));
    },
  );
});

it('gives every partner their own review and nobody else’s', () => {
  expect(viewerOf(['TITLE_AGENT'], 'TITLE_AGENT')).toBe('TITLE_AGENT');
  expect(viewerOf(['TITLE_AGENT'], 'ATTORNEY')).toBeUndefined();
  expect(viewerOf(['SUPPORT_AGENT'], 'SUPPORT_AGENT')).toBeUndefined();
  expect(viewerOf(['ATTORNEY', 'UNDERWRITER'], 'BORROWER')).toBe('LENDER');
  expect(viewerOf(['ATTORNEY'], undefined)).toBeUndefined();
});

it('keeps the borrower’s contact, visits, documents, credit and income from every partner', () => {
  for (const viewer of ['TITLE_AGENT', 'VALUATION_AGENT', 'ATTORNEY'] as const) {
    const absent = (view: Readonly<Record<string, Readonly<Record<Viewer, string>>>>) =>
      Object.keys(view).filter((name) => view[name]?.[viewer] === 'ABSENT');
    expect(absent(LOAN_FILE_VIEW)).toEqual(
      expect.arrayContaining([
        ...['contact', 'noTextMessages', 'replays', 'adverseAction'],
        ...['reviewDocuments', 'answeredConditions', 'coBorrowerIncomes', 'debtsToReview'],
      ]),
    );
    expect(absent(FIGURES_VIEW)).toEqual(
      expect.arrayContaining(['NOTE_RATE', 'PAYMENT', 'CLTV', 'DTI', 'SCORE', 'INCOME']),
    );
    expect(absent(EVIDENCE_VIEW)).toEqual(expect.arrayContaining(['INCOME', 'CREDIT', 'ACCOUNT', 'MONEY']));
  }
});

it('hides the line, our value and the debts from people who value the home (12 CFR 1026.42(c))', async () => {
  const given = { params: { uuid: people.get('t15')?.uuid }, jwt: tokens.get('VALUATION_AGENT') };
  const { body } = (await app.call('getLoanFile', given)) as Opened;
  expect(body.step).toBe('WAITING_FOR_BPO');
  expect([body.amountCents, body.figures, body.evidence]).toEqual([undefined, [], []]);
  const list = await app.call('listPipeline', { jwt: tokens.get('VALUATION_AGENT') });
  const entries = (list.body as { applications: PipelineEntry[] }).applications;
  expect(entries.map(({ uuid, amountCents }) => [uuid, amountCents])).toEqual([[body.uuid, undefined]]);
});

it('shows the debts of a lien review only while it waits', async () => {
  const waiting = people.get('t26') as Person;
  const debts = async () => {
    const given = { params: { uuid: waiting.uuid }, jwt: tokens.get('UNDERWRITER') };
    return ((await app.call('getLoanFile', given)) as Opened).body.debtsToReview;
  };
  const debt = (await debts())[0];
  expect(debt).toMatchObject({ holder: 'Old Mill Savings', isReported: false });
  const findings = [{ id: debt?.id ?? '', balanceCents: toCents(0), monthlyPaymentCents: toCents(0) }];
  await recordAsAnyone(app, waiting, {
    fact: 'lienDecisions',
    value: { decision: 'REVIEWED', debts: findings },
  });
  expect(await debts()).toEqual([]);
});
