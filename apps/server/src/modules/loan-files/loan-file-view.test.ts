import { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  EVIDENCE_VIEW,
  FIGURES_VIEW,
  LOAN_FILE_VIEW,
  type Viewer,
  viewerOf,
} from '@homeline/contract/loan-files/loan-file-view.ts';
import { loanSummary } from '@homeline/domain/staff/loan-summary.ts';
import { STAFF_ROLES, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, advanceTo, registerPersona, workingApp } from '../../testing/journey.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

/** A review, or a wait, of each partner; and one of the lender's own that takes the borrower's debts. */
const FILES: readonly [persona: string, at: StepName][] = [
  ['t55', 'TITLE_REVIEW'],
  ['t39', 'ATTORNEY_REVIEW'],
  ['t15', 'WAITING_FOR_BPO'],
  ['t44', 'PAYOFF_HOLD'],
  ['t26', 'LIEN_MISMATCH_REVIEW'],
];

type Opened = { readonly status: number; readonly body: LoanFile };

let app: AppWithProviders;
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  app = await workingApp();
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
    const borrower = await registerPersona(app, builtInPersona(persona));
    const facts = await advanceTo(app, borrower, at);
    expect(currentStep(facts).id).toBe(at);
    uuid = borrower.uuid;
    whole = (await open('MANAGER')).body;
    names = loanSummary(facts).map(({ name }) => name);
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
      expect(new Set(body.evidence)).toEqual(new Set(topics));
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
    expect(absent(LOAN_FILE_VIEW)).toEqual([
      ...['contact', 'noTextMessages', 'replays', 'adverseAction'],
      ...['reviewDocuments', 'coBorrowerIncomes', 'debtsToReview'],
    ]);
    expect(absent(FIGURES_VIEW)).toEqual(['NOTE_RATE', 'PAYMENT', 'CLTV', 'DTI', 'SCORE', 'INCOME']);
    expect(absent(EVIDENCE_VIEW)).toEqual(expect.arrayContaining(['INCOME', 'CREDIT', 'ACCOUNT', 'MONEY']));
  }
});

it('asks for the debts of a lien review while it waits, and no longer', async () => {
  const person = { ...builtInPersona('t26'), email: 'another.t26@example.com' };
  const borrower = await registerPersona(app, person);
  const debts = async () => {
    const given = { params: { uuid: borrower.uuid }, jwt: tokens.get('UNDERWRITER') };
    return ((await app.call('getLoanFile', given)) as Opened).body.debtsToReview.map(({ holder }) => holder);
  };
  await advanceTo(app, borrower, 'LIEN_MISMATCH_REVIEW');
  expect(await debts()).toEqual(['Old Mill Savings']);
  await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
  expect(await debts()).toEqual([]);
});
