import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Client } from '@homeline/contract/client.ts';
import { decideReview } from '@homeline/contract/reviews/decide-review.ts';
import { declineApplication } from '@homeline/contract/reviews/decline-application.ts';
import { getDecisionRecord } from '@homeline/contract/reviews/get-decision-record.ts';
import { listDecisions } from '@homeline/contract/reviews/list-decisions.ts';
import { listReviews } from '@homeline/contract/reviews/list-reviews.ts';
import { raiseCondition } from '@homeline/contract/reviews/raise-condition.ts';
import { Resolution, resolveOutcome } from '@homeline/contract/reviews/resolve-outcome.ts';
import { retryRun } from '@homeline/contract/reviews/retry-run.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';
import { commandLine, misused } from './command-line.ts';
import { signedInStaff, wordsOf } from './staff-session.ts';

const USAGE = `npm run reviews -- list
npm run reviews -- decide <application> <decision> [--given '{"valueCents": 41000000}']
  [--comments <why, for the file>] [--reason <as the borrower is told>]
  of liens and new debts: --given '{"debts": [{"id": "lien-2", "balanceCents": 3800000, "monthlyPaymentCents": 31000}]}',
  with "isOnThisHome" of what the county has not recorded on the home, and in Texas with "isEquityLoan" of what is on it;
  of a second lien there that the credit file shows and the borrower doubts, with these two alone
npm run reviews -- condition <application> <document type> … [--reason <as the borrower is told>]
npm run reviews -- decline <application> --reason <as the borrower is told>
npm run reviews -- retry <dead run>
npm run reviews -- resolve <reference> ASK_AGAIN|SEND_AGAIN
npm run reviews -- explain <application> [--record <file.pdf>]
  [--url http://127.0.0.1:3000] [--org <code>]; signs in as STAFF_EMAIL with STAFF_PASSWORD,
  else as the first member of staff of the data folder.
Comments stay with the lender's own people. A reason is printed as it is written: in the notice of a refusal, or beside the
documents that are asked for. Of a refusal it is specific, or the code of a reason, AA10 say: that a policy or a score was not met, or
anybody's age, is none.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    org: { type: 'string', default: '' },
    given: { type: 'string', default: '{}' },
    comments: { type: 'string', default: '' },
    reason: { type: 'string', default: '' },
    record: { type: 'string', default: '' },
  },
});

type Verb = (send: Client, args: readonly string[]) => Promise<void>;

const once = () => ({ idempotencyKey: randomUUID() });

const VERBS: Readonly<Record<string, Verb>> = {
  async list(send) {
    const { reviews, owedNotices, deadRuns, unknownOutcomes } = await send(listReviews, {});
    for (const { uuid, loanNumber, step, owner, since, noticeDueOn, reasons, decisions } of reviews) {
      const due = noticeDueOn ? `, notice due ${noticeDueOn}` : '';
      console.log(`${uuid}  ${loanNumber}  ${step}  ${owner}  since ${since}${due}`);
      for (const reason of reasons) console.log(`    because ${reason}`);
      console.log(`    ${decisions.join(', ')}`);
    }
    for (const { uuid, loanNumber, step, noticeDueOn } of owedNotices)
      console.log(`notice due ${noticeDueOn}  ${uuid}  ${loanNumber}  ${step}`);
    for (const { id, uuid, task, failure } of deadRuns)
      console.log(`dead run ${id}  ${uuid}  ${task}: ${failure}`);
    for (const { reference, uuid, task, failure, since } of unknownOutcomes) {
      console.log(`unknown outcome ${reference}  ${uuid}  ${task}: ${failure}, since ${since}`);
    }
    if ([reviews, owedNotices, deadRuns, unknownOutcomes].every(({ length }) => length === 0))
      console.log('Nothing waits for a person.');
  },

  async decide(send, [uuid = '', decision = '']) {
    const { reviews } = await send(listReviews, {});
    const review = reviews.find((each) => each.uuid === uuid);
    if (!review) throw new Error(`${uuid} is not waiting for a decision`);
    const { comments, reason } = values;
    const figures: object = JSON.parse(values.given);
    const given = {
      ...figures,
      ...(comments && { comments }),
      ...(reason && { reason }),
    };
    const body = { step: review.step, decision, given };
    show(await send(decideReview, { params: { uuid }, body, ...once() }));
  },

  async condition(send, [uuid = '', ...types]) {
    const requestDocuments = types.map((type) => documentType(type));
    const body = { requestDocuments, reason: values.reason };
    show(await send(raiseCondition, { params: { uuid }, body, ...once() }));
  },

  async decline(send, [uuid = '']) {
    const body = { reason: values.reason };
    show(await send(declineApplication, { params: { uuid }, body, ...once() }));
  },

  async retry(send, [id = '']) {
    await send(retryRun, { params: { id }, ...once() });
    console.log(`${id} runs again`);
  },

  async resolve(send, [reference = '', wanted = '']) {
    const { data: resolution } = Resolution.safeParse(wanted);
    if (!resolution) throw new Error(`${wanted} is none of ${Resolution.options.join(', ')}`);
    await send(resolveOutcome, { params: { reference }, body: { resolution }, ...once() });
    console.log(`${reference} is taken up again`);
  },

  async explain(send, [uuid = '']) {
    const { decisions } = await send(listDecisions, { params: { uuid } });
    if (decisions.length === 0) console.log('Nothing has been decided yet.');
    for (const { on, at, decision, subDecision, explanation } of decisions) {
      const { sheet, policy, sections } = explanation;
      const rules = [sheet && `rates ${sheet.version}`, policy && `policy ${policy.version}`];
      const by = rules.filter(Boolean).join(', ');
      console.log(`${on} ${at}  ${decision}, ${subDecision}${by && `  (${by})`}`);
      for (const { title, lines } of sections) {
        console.log(`  ${title}`);
        for (const { label, value, from, rule } of lines) {
          const why = [from, rule && rowOf(rule)].filter(Boolean).join(' · ');
          console.log(`    ${label}: ${value}${why ? `  (${why})` : ''}`);
        }
      }
    }
    if (!values.record) return;
    const file = await send(getDecisionRecord, { params: { uuid } });
    writeFileSync(values.record, Buffer.from(await file.arrayBuffer()));
    console.log(`The record stands in ${values.record}`);
  },
};

function documentType(type: string): UploadedDocumentType {
  const known = UploadedDocumentType.safeParse(type);
  if (known.success) return known.data;
  throw new Error(`${type} is no document to ask for: ${UploadedDocumentType.options.join(', ')}`);
}

function rowOf({ table, row, policy }: NonNullable<WordedLine['rule']>): string {
  return `${table}${row === undefined ? '' : `, row ${row}`}${policy ? ` of ${policy.version}` : ''}`;
}

function show({ uuid, step, since }: { uuid: string; step: string; since: string }): void {
  console.log(`${uuid} stands at ${step} since ${since}`);
}

const [name = '', ...args] = positionals;
const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
if (!verb)
  misused(USAGE, name ? `${name} is none of ${Object.keys(VERBS).join(', ')}` : 'What to do is not said');
if (values.comments && name !== 'decide') misused(USAGE, `${name} keeps no comments`);
try {
  await verb(await signedInStaff(values.url, values.org), args);
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
