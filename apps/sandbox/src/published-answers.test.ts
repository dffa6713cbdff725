import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { expect, it } from 'vitest';
import indebted from '../../../personas/t12.json' with { type: 'json' };
import { creditFileWithNewDebt, fileWithNewInquiry, hardPullReport } from './credit/file.ts';
import { type Order, reportXml } from './mismo/report-xml.ts';
import { accountsOf, numbersOf } from './plaid/accounts.ts';
import { BANKS } from './plaid/banks.ts';
import { errorBody } from './plaid/errors.ts';
import { bankIncome } from './plaid/report.ts';
import { profileOf } from './profile.ts';
import { assetsReport, incomeInsights, linkReport, accountsOf as truvAccountsOf } from './truv/reports.ts';

/** The answers of providers with protocols of their own, as their documentation shows them, for one person and day. */
const TODAY = civilDate('2026-03-10');
const AT = '2026-03-10T12:00:00Z';
const person = profileOf(Persona.parse(indebted));

const saved = async (name: string, answer: unknown) =>
  expect(`${typeof answer === 'string' ? answer : JSON.stringify(answer, null, 1)}\n`).toMatchFileSnapshot(
    `published-answers/${name}`,
  );

/** To accept an answer that changed on purpose, remove its file: the next run writes it. */
it('a credit report is the reseller’s MISMO 2.3.1, with debts, records, inquiries and alerts', async () => {
  const order: Order = {
    ...{
      id: 'R1',
      loan: '1000234',
      action: 'Submit',
      type: { CreditReportType: 'Merge' },
      repository: 'Equifax',
    },
    borrower: { _FirstName: 'Lane', _LastName: 'Cured', _SSN: '902001012' },
    residence: { _StreetAddress: '112 Test Street', _City: 'Columbus', _State: 'OH', _PostalCode: '43085' },
  };
  const whole = hardPullReport(person, TODAY);
  const file = fileWithNewInquiry(creditFileWithNewDebt(whole));
  const report = { number: '12', on: TODAY };
  const alert = 'FACTAFraudVictimInitial';
  await saved(
    'credit-report.txt',
    reportXml(order, { ...report, result: { status: 'FileReturned', file, alert } }),
  );
  await saved(
    'no-credit-file.txt',
    reportXml(order, { ...report, result: { status: 'NoFileReturnedNoHit' } }),
  );
});

it('accounts and incomes at Plaid are as its interface documents them', async () => {
  const [bank = expect.fail()] = BANKS;
  const accounts = bank.accounts.map((_, index) => ({ id: `account-${index}`, index }));
  const item = { id: 'item', accessToken: 'access', clientUserId: 'user', bank: bank.id, accounts };
  const typed = {
    ...{ name: 'Avery', subtype: 'savings' as const, routing: '110000000', number: '000123456789' },
    ...{ status: 'automatically_verified' as const, wrongCodes: 0 },
  };
  const income = { madeAt: AT, bank: bank.id, itemId: 'item', monthly: 5000 };
  await saved('plaid.txt', {
    accounts: accountsOf(item),
    numbers: numbersOf(item),
    typed: accountsOf({ ...item, typed, accounts: accounts.slice(0, 1) }),
    salary: bankIncome({ ...income, kind: 'SALARY', owner: 'Lane Cured' }),
    errors: ['INVALID_CREDENTIALS', 'PRODUCT_NOT_READY', 'LATER_CODE'].map(errorBody),
    none: bankIncome({ ...income, kind: 'NONE' }).bank_income_summary,
  });
});

it('reports at Truv are as its interface documents them', async () => {
  const user = {
    ...{ id: 'user', external_user_id: 'own', first_name: 'Lane', last_name: 'Cured' },
    ...{ ssn: '902001012', created_at: AT },
  };
  const link = {
    ...{ id: 'link', user_id: 'user', order_id: 'order', provider: 'Mill Works' },
    ...{ data_source: 'financial_accounts', status: 'done', outcome: 'VERIFIED' },
  };
  const linked = (outcome: string) => truvAccountsOf([{ ...link, outcome }], user, person);
  await saved('truv.txt', {
    link: linkReport({ ...link, data_source: 'payroll' }, user, person, TODAY),
    notShown: linkReport({ ...link, outcome: 'EMPLOYMENT_NOT_SHOWN' }, user, person, TODAY),
    pending: linkReport({ ...link, status: 'login' }, user, person, TODAY),
    assets: assetsReport({}, linked('VERIFIED')),
    income: ['VERIFIED', 'PARTIAL', 'ERROR'].map((outcome) => incomeInsights({}, linked(outcome))),
  });
});
