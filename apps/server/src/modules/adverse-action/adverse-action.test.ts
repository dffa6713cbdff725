import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bringDueDates } from '../../jobs/due-dates.ts';
import { TASKS } from '../../jobs/tasks.ts';
import {
  begin,
  factsOf,
  keyOf,
  type Traveller,
  travel,
  untilNews,
  type WorkingApp,
  workingApp,
} from '../../testing/journey.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { projectionOf, tell } from '../../testing/stages.ts';
import { documentsOf, openDocument, openPage } from '../documents/stored-file.ts';

const PATIENCE_MS = 30_000;

let app: WorkingApp;
beforeAll(async () => {
  app = await workingApp();
}, PATIENCE_MS);
afterAll(() => app.stop());

/** Carries a person to the end, until the notice of it has gone out. */
async function ended(persona: Persona, end: StepName): Promise<{ traveller: Traveller; facts: Facts }> {
  const traveller = await begin(app, persona);
  const facts = await travel(app, traveller, end);
  if (facts.adverseActionNotice.length === 0) await untilNews(app, traveller, facts);
  return { traveller, facts: await factsOf(app, traveller) };
}

async function kept(traveller: Traveller): Promise<string[]> {
  const rows = await documentsOf(app.context.db, keyOf(traveller)).select('document.type').execute();
  return rows.map(({ type }) => type).toSorted();
}

async function pageOf(traveller: Traveller, document: string | undefined): Promise<string> {
  return (await openPage(app.context, keyOf(traveller), document ?? '')) ?? '';
}

describe('an application that the borrower leaves incomplete (12 CFR 1002.9(c)(2))', () => {
  const silentAt = (id: string, at: StepName): Persona => {
    const persona = ourPerson(id);
    return { ...persona, forced: { ...persona.forced, borrower: [{ at, does: 'NOTHING' }] } };
  };

  it.each([
    ['a frozen credit file', silentAt('t02', 'CREDIT_FROZEN'), 'lift the freeze of your file'],
    ['a condition', ourPerson('t48'), 'Deed or plat'],
  ])(
    'is closed for %s only after a notice that names what is missing and the last day',
    async (_, who, words) => {
      const { traveller, facts } = await ended(who, 'INACTIVE');
      const [notice] = facts.incompletenessNotices;
      const [closing] = facts.adverseActionNotice;
      const isClosed = facts.inactivity ?? facts.incompletenessExpired;
      expect(facts.incompletenessNotices).toHaveLength(1);
      expect(notice?.seq).toBeLessThan(isClosed?.seq ?? 0);
      expect(notice && isClosed && isClosed.at > `${notice.answerBy}T00:00:00.000Z`).toBe(true);
      const page = await pageOf(traveller, notice?.document);
      expect(page).toContain(words);
      expect(page).toContain('Please send it by');
      expect(closing).toMatchObject({ action: 'INCOMPLETENESS', reasonCodes: ['AA01'] });
      expect((await kept(traveller)).filter((type) => type === 'NOTICE_OF_INCOMPLETENESS')).toHaveLength(1);
    },
    PATIENCE_MS,
  );
});

describe('a refusal', () => {
  let traveller: Traveller;
  let facts: Facts;
  let letter: string;

  beforeAll(async () => {
    ({ traveller, facts } = await ended(ourPerson('t14'), 'DECLINED'));
    letter = facts.adverseActionNotice[0]?.document ?? '';
  }, PATIENCE_MS);

  it('for a score discloses the score, and never names it as the reason', async () => {
    const page = await pageOf(traveller, letter);
    expect(page).toContain('Past or present late payments to other creditors');
    expect(page).not.toContain('<li>Your credit score</li>');
    expect(page).toContain('Provided by');
    expect(page).toContain('300 to 850');
  });

  it('for a score before the summary package brings the notice to the home loan applicant (15 USC 1681g(g))', async () => {
    expect(await kept(traveller)).toContain('CREDIT_SCORE_DISCLOSURE');
  });

  it('is kept once, sealed, however often its task runs', async () => {
    const { entered_seq } = await projectionOf(app, traveller);
    const run = { ...keyOf(traveller), enteredSeq: entered_seq };
    await TASKS.sendAdverseActionNotice?.(app.context, run);
    expect((await kept(traveller)).filter((type) => type === 'ADVERSE_ACTION_NOTICE')).toHaveLength(1);
    expect((await factsOf(app, traveller)).adverseActionNotice).toHaveLength(1);
    const stored = await documentsOf(app.context.db, keyOf(traveller)).select('sealed').execute();
    expect(stored.some(({ sealed }) => Buffer.from(sealed).includes('%PDF'))).toBe(false);
    const { bytes } = await openDocument(app.context, keyOf(traveller), letter);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('is a letter that its borrower reads and keeps, and that nobody else can find', async () => {
    const read = (jwt: string | undefined, uuid = traveller.uuid) =>
      app.call('getDocumentFile', { params: { uuid, document: letter }, jwt });
    expect(await read(traveller.jwt)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    const other = await app.register();
    expect(await read(other.jwt)).toMatchObject({ status: 404 });
    expect(await read(other.jwt, other.uuid)).toMatchObject({ status: 404 });
    expect(await read(undefined)).toMatchObject({ status: 401 });
  });

  it('gives the page the reasons of the letter', async () => {
    const { uuid, jwt } = traveller;
    const { body } = await app.call('getAdverseAction', { params: { uuid }, jwt });
    expect((body as AdverseAction).reasons).toEqual([
      { code: 'AA17', text: 'Past or present late payments to other creditors' },
    ]);
  });

  it(
    'for the title names no agency, since no report had a part in it',
    async () => {
      const refused = await ended(ourPerson('t50'), 'DECLINED');
      const page = await pageOf(refused.traveller, refused.facts.adverseActionNotice[0]?.document);
      expect(page).toContain('Title or ownership of the property cannot be accepted');
      expect(page).not.toContain('Your credit report');
      expect(page).not.toContain('Your credit score');
    },
    PATIENCE_MS,
  );

  it(
    'for want of a credit file names the agency that knows none',
    async () => {
      const refused = await ended(ourPerson('t05'), 'DECLINED');
      const page = await pageOf(refused.traveller, refused.facts.adverseActionNotice[0]?.document);
      expect(page).toContain('No credit file was found for you');
      expect(page).toContain('Your credit report');
      expect(page).not.toContain('Your credit score');
    },
    PATIENCE_MS,
  );
});

describe('a refusal that is on its way', () => {
  it(
    'is not undone by cancelling: the notice with its reasons goes out',
    async () => {
      const low = { ...ourPerson('t14'), email: 'hasty@example.com' };
      const traveller = await begin(app, low);
      const { email } = app.context.vendors.messaging;
      const down = vi.spyOn(email, 'ask').mockResolvedValue({
        ok: false,
        failure: { failed: 'UNREACHABLE', mayHaveActed: false },
      });
      const facts = await travel(app, traveller, 'CREDIT_SCORE_DECLINE');
      const { uuid, jwt } = traveller;
      const cancel = await app.call('cancelApplication', {
        params: { uuid },
        jwt,
        body: { version: newestSeq(facts), reason: 'OTHER' },
        headers: { 'idempotency-key': uuid },
      });
      expect(cancel).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
      down.mockRestore();
      const told = async () => (await factsOf(app, traveller)).adverseActionNotice.length > 0;
      await vi.waitUntil(told, { interval: 20, timeout: 20_000 });
      expect((await factsOf(app, traveller)).adverseActionNotice).toMatchObject([{ action: 'DECLINE' }]);
    },
    PATIENCE_MS,
  );
});

describe('a home that cannot be taken', () => {
  it(
    'is told to whoever cancels instead of bringing another',
    async () => {
      const traveller = await begin(app, { ...ourPerson('t41'), email: 'leaving@example.com' });
      const facts = await travel(app, traveller, 'INELIGIBLE_PROPERTY');
      const { uuid, jwt } = traveller;
      const cancel = await app.call('cancelApplication', {
        params: { uuid },
        jwt,
        body: { version: newestSeq(facts) },
        headers: { 'idempotency-key': uuid },
      });
      expect(cancel).toMatchObject({ status: 200 });
      const told = async () => (await factsOf(app, traveller)).adverseActionNotice.length > 0;
      await vi.waitUntil(told, { interval: 20, timeout: 20_000 });
      const ended = await factsOf(app, traveller);
      expect(ended.adverseActionNotice).toMatchObject([{ action: 'DECLINE', reasonCodes: ['AA28'] }]);
      expect(currentStep(ended).id).toBe('DECLINED');
    },
    PATIENCE_MS,
  );
});

describe('the refusal of an application made together', () => {
  const persona: Persona = {
    ...ourPerson('t14'),
    email: 'together@example.com',
    additionalSigner: { name: 'Robin Together', type: 'CO_BORROWER' },
  };
  let traveller: Traveller;
  let facts: Facts;

  beforeAll(async () => {
    ({ traveller, facts } = await ended(persona, 'DECLINED'));
  }, PATIENCE_MS);

  type Sent = { readonly to: string; readonly text: string };
  const sentTo = async (to: string) => {
    const answer = await fetch(`${app.world.url}/control/messages?to=${to}`);
    return ((await answer.json()) as Sent[]).filter(({ text }) => text.includes('notice'));
  };

  it('names in the borrower’s notice who applied together', async () => {
    const page = await pageOf(traveller, facts.adverseActionNotice[0]?.document);
    expect(page).toContain('You applied together with Robin Together.');
  });

  it('is told to the co-borrower once, with the agency and without the borrower’s reasons or score', async () => {
    const [letter, ...more] = await sentTo('signer.together@example.com');
    expect(more).toEqual([]);
    expect(letter?.text).toContain('Dear Robin Together,');
    expect(letter?.text).toContain('we are unable to open the line');
    expect(letter?.text).toContain('free copy of your report');
    for (const own of ['late payments', traveller.persona.name, traveller.persona.property.street1]) {
      expect(letter?.text).not.toContain(own);
    }
    expect(letter?.text).not.toContain(String(persona.credit.fico));
  });

  it('keeps the co-borrower’s letter with the application, and shows it to the borrower nowhere', async () => {
    const rows = await documentsOf(app.context.db, keyOf(traveller))
      .select('document.uuid')
      .where('document.type', '=', 'NOTICE_TO_CO_BORROWER')
      .execute();
    const document = rows[0]?.uuid ?? expect.fail();
    expect(rows).toHaveLength(1);
    const { uuid, jwt } = traveller;
    const { body } = await app.call('listDocuments', { params: { uuid }, jwt });
    expect((body as DocumentSummary[]).map(({ type }) => type)).not.toContain('NOTICE_TO_CO_BORROWER');
    for (const call of ['getDocumentFile', 'getDocumentHtml'] as const) {
      expect(await app.call(call, { params: { uuid, document }, jwt })).toMatchObject({ status: 404 });
    }
  });

  it('is told to the co-borrower once, though a person declines while the borrower’s own notice cannot be sent', async () => {
    const stuck = await begin(app, {
      ...persona,
      ...{
        property: ourPerson('t54').property,
        credit: ourPerson('t54').credit,
        income: ourPerson('t54').income,
      },
      email: 'stuck@example.com',
      forced: { ...ourPerson('t54').forced, borrower: [{ at: 'INCOME_ERROR', does: 'NOTHING' }] },
    });
    const before = await travel(app, stuck, 'INCOME_ERROR');
    const { email } = app.context.vendors.messaging;
    const send = email.ask.bind(email);
    const refusing = vi
      .spyOn(email, 'ask')
      .mockImplementation((message) =>
        message.to === stuck.persona.email
          ? Promise.resolve({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } })
          : send(message),
      );
    const due = dueDate(currentStep(before), before) ?? expect.fail();
    app.clock.moveTo(Date.parse(due.at) - Date.now());
    await bringDueDates(app.context);
    const isStuck = async () =>
      (await app.context.db
        .selectFrom('intent')
        .select('reference')
        .where('application_id', '=', stuck.uuid)
        .where('task', '=', 'sendAdverseActionNotice')
        .where('state', '=', 'NEEDS_PERSON')
        .executeTakeFirst()) !== undefined;
    await vi.waitUntil(isStuck, { interval: 5, timeout: 10_000 });
    expect(await sentTo('signer.stuck@example.com')).toHaveLength(1);

    refusing.mockRestore();
    const declined = {
      fact: 'declineDecision',
      value: { reason: 'Employment could not be confirmed' },
    } as const;
    await tell(app, stuck, 'STAFF', declined);
    const told = async () => (await factsOf(app, stuck)).adverseActionNotice.length > 0;
    await vi.waitUntil(told, { interval: 5, timeout: 10_000 });
    expect(await sentTo('signer.stuck@example.com')).toHaveLength(1);
    expect(await sentTo('stuck@example.com')).toHaveLength(1);

    // What was written and never sent stays with the lender: the borrower reads the notice that went out.
    const [notice] = (await factsOf(app, stuck)).adverseActionNotice;
    const listed = await app.call('listDocuments', { params: { uuid: stuck.uuid }, jwt: stuck.jwt });
    const notices = (listed.body as DocumentSummary[]).filter(({ type }) => type === 'ADVERSE_ACTION_NOTICE');
    expect(notices.map(({ uuid }) => uuid)).toEqual([notice?.document]);
    expect(await pageOf(stuck, notice?.document)).toContain('Employment could not be confirmed');
    expect((await kept(stuck)).filter((type) => type === 'ADVERSE_ACTION_NOTICE')).toHaveLength(2);
  });

  it('tells nobody who only signs the deed', async () => {
    const deedOnly = {
      ...persona,
      email: 'deed@example.com',
      additionalSigner: { name: 'Dana Deed', type: 'CO_DEEDER' },
    };
    const refused = await ended(deedOnly, 'DECLINED');
    expect(await sentTo('signer.deed@example.com')).toEqual([]);
    expect(await kept(refused.traveller)).not.toContain('NOTICE_TO_CO_BORROWER');
  });
});
