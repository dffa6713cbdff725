import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AnswerOf } from '@homeline/contract/call.ts';
import type { Client } from '@homeline/contract/client.ts';
import { CoBorrowerDecision, decideCoBorrower } from '@homeline/contract/co-borrowers/decide-co-borrower.ts';
import { confirmStatedReason } from '@homeline/contract/reviews/confirm-stated-reason.ts';
import { decideCondition } from '@homeline/contract/reviews/decide-condition.ts';
import { decideReview } from '@homeline/contract/reviews/decide-review.ts';
import { DeclineForm, declineApplication } from '@homeline/contract/reviews/decline-application.ts';
import { getDecisionRecord } from '@homeline/contract/reviews/get-decision-record.ts';
import { listDecisions } from '@homeline/contract/reviews/list-decisions.ts';
import { listFileConditions } from '@homeline/contract/reviews/list-file-conditions.ts';
import { listProposals } from '@homeline/contract/reviews/list-proposals.ts';
import { listReviews } from '@homeline/contract/reviews/list-reviews.ts';
import { RaisedCategory, raiseCondition } from '@homeline/contract/reviews/raise-condition.ts';
import { resendMessage } from '@homeline/contract/reviews/resend-message.ts';
import { Resolution, resolveOutcome } from '@homeline/contract/reviews/resolve-outcome.ts';
import { RetriedProvider, retryProvider } from '@homeline/contract/reviews/retry-provider.ts';
import { retryRun } from '@homeline/contract/reviews/retry-run.ts';
import { decideSigner, listFileSigners, SignerDecision } from '@homeline/contract/signers/decide-signer.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';
import { ConditionStage } from '@homeline/domain/facts/conditions.facts.ts';
import { formatDollars, parseDollars } from '@homeline/domain/money/cents.ts';
import { statesOwnReason } from '@homeline/domain/staff/four-eyes.ts';
import { StaffInput } from '@homeline/domain/workflow/staff-outcome.ts';
import { commandLine, exitWithUsage } from './command-line.ts';
import { errorText, signedInStaff } from './staff-session.ts';

const PROPOSED = 'Proposed. Another person must confirm it with the same command.';

const USAGE = `npm run reviews -- list
npm run reviews -- decide <application> <decision> [--given '{"valueCents": 41000000}']
  [--comments <for the file>] [--reason <for the borrower>] [--codes <AA10,AA27>] [--stated <own words for AA24>]
  Liens and new debts: --given '{"debts": [{"id": "lien-2", "balanceCents": 3800000, "monthlyPaymentCents": 31000}]}'.
  Add "isOnThisHome" for a lien that isn't in the county records, and in Texas "isEquityLoan" for a lien on the home.
  A Texas second lien on the credit report that the borrower disputes takes only these two.
npm run reviews -- condition <application> <document type> … [--category <category>] [--count <documents needed>]
  [--before DOCUMENTS|SIGNING|FUNDING] [--due <yyyy-MM-dd>] [--reason <for the borrower>] [--comments <for the file>]
  Raises one condition. Repeat it for several; each is answered and decided on its own.
  --before lets the application go on until then.
  --category MISSING_PHONE_NUMBER asks for a phone number and takes no document type.
npm run reviews -- conditions <application>
npm run reviews -- clear <application> <condition> [--comments <for the file>]
npm run reviews -- return <application> <condition> --reason <for the borrower> [--comments <for the file>]
npm run reviews -- waive <application> <condition> --comments <for the file>
npm run reviews -- signers <application>
npm run reviews -- signer <application> <signer> IDENTITY_CLEARED|REMOVED
  Clears a signer's identity by hand, or takes a signer off: the title is searched again if they own the home.
npm run reviews -- co-borrower <application> <signer> INCOME_ACCEPTED <dollars a month>|CREDIT_CLEARED
npm run reviews -- co-borrower <application> <signer> INCOME_REJECTED --reason <for the co-borrower>
  Decides a co-borrower's proof of income, or clears an alert on their credit file once they were reached.
npm run reviews -- decline <application> --codes <AA10,AA27> [--stated <own words for AA24>] [--comments <for the file>]
npm run reviews -- confirm-reason <application>
  A compliance officer confirms a colleague's own words, which the command shows and the borrower will read.
npm run reviews -- retry <failed run>
npm run reviews -- retry-provider <provider>
  Retries every run that failed or waits because the provider did not respond: credit, property, title and so on.
npm run reviews -- resend <refused message>
npm run reviews -- resolve <reference> ASK_AGAIN|SEND_AGAIN
npm run reviews -- resolve <reference> SIGN_AGAIN --reason <who said that the e-vault has no such signature>
npm run reviews -- explain <application> [--record <file.pdf>]
  [--url http://127.0.0.1:3000] [--org <code>]
  Signs in as STAFF_EMAIL with STAFF_PASSWORD, or as the data folder's first member of staff.
Comments stay internal. The borrower reads the reason as written, in the document request.
A decline takes one to four codes, in the order of the notice. AA24 stands for your own words, which compliance confirms.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    org: { type: 'string', default: '' },
    given: { type: 'string', default: '{}' },
    comments: { type: 'string', default: '' },
    reason: { type: 'string', default: '' },
    codes: { type: 'string', default: '' },
    stated: { type: 'string', default: '' },
    category: { type: 'string', default: 'GENERIC_DOCUMENT_REQUEST' },
    count: { type: 'string', default: '' },
    record: { type: 'string', default: '' },
    before: { type: 'string', default: '' },
    due: { type: 'string', default: '' },
  },
});

const TAKES_COMMENTS = ['decide', 'condition', 'clear', 'return', 'waive'];

type Command = (send: Client, args: readonly string[]) => Promise<void>;

const newKey = () => ({ idempotencyKey: randomUUID() });

const COMMANDS: Readonly<Record<string, Command>> = {
  async list(send) {
    const waiting = await send(listReviews, {});
    const { reviews, coBorrowers, owedNotices, deadRuns, unknownOutcomes, refusedMessages } = waiting;
    for (const { uuid, loanNumber, step, owner, since, noticeDueOn, reasons, decisions } of reviews) {
      const due = noticeDueOn ? `, notice due ${noticeDueOn}` : '';
      console.log(`${uuid}  ${loanNumber}  ${step}  ${owner}  since ${since}${due}`);
      for (const reason of reasons) console.log(`    reason: ${reason}`);
      console.log(`    ${decisions.join(', ')}`);
    }
    for (const { uuid, signer, loanNumber, name, needs, monthlyGrossCents, since } of coBorrowers)
      console.log(
        `${uuid}  ${loanNumber}  co-borrower ${signer}  ${name}  ${needs}, stated ${formatDollars(monthlyGrossCents)} a month, since ${since}`,
      );
    for (const { uuid, loanNumber, step, noticeDueOn } of owedNotices)
      console.log(`notice due ${noticeDueOn}  ${uuid}  ${loanNumber}  ${step}`);
    for (const { id, uuid, loanNumber, task, failure } of deadRuns)
      console.log(`failed run ${id}  ${uuid}  ${loanNumber}  ${task}: ${failure}`);
    for (const { reference, uuid, loanNumber, task, failure, since } of unknownOutcomes) {
      console.log(
        `unknown outcome ${reference}  ${uuid}  ${loanNumber}  ${task}: ${failure}, since ${since}`,
      );
    }
    for (const { id, uuid, loanNumber, template, since } of refusedMessages)
      console.log(`refused message ${id}  ${uuid}  ${loanNumber}  ${template}, since ${since}`);
    if (Object.values(waiting).every(({ length }) => length === 0)) console.log('No reviews are waiting.');
  },

  async decide(send, [uuid = '', decision = '']) {
    const { reviews } = await send(listReviews, {});
    const review = reviews.find((each) => each.uuid === uuid);
    if (!review) throw new Error(`${uuid} isn’t waiting for a decision`);
    const { comments, reason } = values;
    const figures: object = JSON.parse(values.given);
    const given = {
      ...figures,
      ...(comments && { comments }),
      ...(reason && { reason }),
      ...chosenReasons(),
    };
    const body = { step: review.step, decision, given };
    show(await send(decideReview, { params: { uuid }, query: {}, body, ...newKey() }));
  },

  async condition(send, [uuid = '', ...types]) {
    const body = {
      category: oneOf(RaisedCategory, values.category, 'category'),
      requestDocuments: types.map((type) => oneOf(UploadedDocumentType, type, 'document type')),
      ...(values.count && { numDocsRequired: Number(values.count) }),
      ...(values.before && { before: oneOf(ConditionStage, values.before, 'stage') }),
      ...(values.due && { dueOn: civilDate(values.due) }),
      reason: values.reason,
      notes: values.comments,
    };
    show(await send(raiseCondition, { params: { uuid }, body, ...newKey() }));
  },

  async conditions(send, [uuid = '']) {
    const conditions = await send(listFileConditions, { params: { uuid } });
    if (conditions.length === 0) console.log('No conditions yet.');
    for (const { uuid: condition, categoryEnum, state, created, ...asked } of conditions) {
      const documents = asked.requestDocuments.join(', ') || 'no document';
      console.log(`${condition}  ${state}  ${categoryEnum}  ${documents}  since ${created}`);
      if (asked.xtraData.numDocsRequired > 0)
        console.log(`    documents needed: ${asked.xtraData.numDocsRequired}`);
      if (asked.commentsToBorrower) console.log(`    to the borrower: ${asked.commentsToBorrower}`);
      if (asked.returnComments) console.log(`    returned: ${asked.returnComments}`);
      if (asked.notes) console.log(`    notes: ${asked.notes}`);
    }
  },

  clear: decidesCondition('CLEARED'),
  return: decidesCondition('REJECTED'),
  waive: decidesCondition('WAIVED'),

  async signers(send, [uuid = '']) {
    for (const { uuid: signer, name, type, step } of await send(listFileSigners, { params: { uuid } }))
      console.log(`${signer}  ${name}  ${type}  ${step}`);
  },

  async signer(send, [uuid = '', signer = '', word = '']) {
    const body = { decision: oneOf(SignerDecision, word, 'decision') };
    show(await send(decideSigner, { params: { uuid, signer }, body, ...newKey() }));
  },

  async 'co-borrower'(send, [uuid = '', signer = '', decision = '', dollars = '']) {
    const amount = decision === 'INCOME_ACCEPTED' && { monthlyGrossCents: parseDollars(dollars) };
    const reason = values.reason && { reason: values.reason };
    const body = CoBorrowerDecision.parse({ decision, ...amount, ...reason });
    show(await send(decideCoBorrower, { params: { uuid, signer }, body, ...newKey() }));
  },

  async decline(send, [uuid = '']) {
    const body = DeclineForm.parse({
      ...chosenReasons(),
      ...(values.comments && { comments: values.comments }),
    });
    show(await send(declineApplication, { params: { uuid }, body, ...newKey() }));
  },

  async 'confirm-reason'(send, [uuid = '']) {
    const proposals = await send(listProposals, { params: { uuid } });
    const found = proposals.find(
      ({ act, input, returned }) => act !== 'RESOLVE_OUTCOME' && !returned && statesOwnReason(input),
    );
    if (!found || found.act === 'RESOLVE_OUTCOME') throw new Error(`${uuid} has no reason to confirm`);
    const { act, input, proposedAt, proposedBy } = found;
    console.log(`${proposedBy} proposed: ${JSON.stringify(input)}`);
    show(await send(confirmStatedReason, { params: { uuid, act }, body: { proposedAt }, ...newKey() }));
  },

  async retry(send, [id = '']) {
    await send(retryRun, { params: { id }, ...newKey() });
    console.log(`Retrying ${id}`);
  },

  async 'retry-provider'(send, [name = '']) {
    const provider = oneOf(RetriedProvider, name, 'provider');
    const { runs } = await send(retryProvider, { params: { provider }, ...newKey() });
    console.log(`Retrying ${runs} run${runs === 1 ? '' : 's'} of ${provider}`);
  },

  async resend(send, [id = '']) {
    await send(resendMessage, { params: { id }, ...newKey() });
    console.log(`Sending ${id} again`);
  },

  async resolve(send, [reference = '', wanted = '']) {
    const { data: resolution } = Resolution.safeParse(wanted);
    if (!resolution)
      throw new Error(`Unknown resolution ${wanted}. Choose ${Resolution.options.join(' or ')}`);
    const body =
      resolution === 'SIGN_AGAIN'
        ? { resolution, vaultHasNone: true as const, reason: values.reason }
        : { resolution };
    const answer = await send(resolveOutcome, { params: { reference }, body, ...newKey() });
    console.log(answer.awaitsSecondPerson ? PROPOSED : `Resolved ${reference}`);
  },

  async explain(send, [uuid = '']) {
    const { decisions } = await send(listDecisions, { params: { uuid } });
    if (decisions.length === 0) console.log('No decisions yet.');
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
    console.log(`Saved the record to ${values.record}`);
  },
};

function decidesCondition(decision: 'CLEARED' | 'REJECTED' | 'WAIVED'): Command {
  return async (send, [uuid = '', condition = '']) => {
    const { comments, reason } = values;
    const body = { decision, ...(comments && { comments }), ...(reason && { reason }) };
    show(await send(decideCondition, { params: { uuid, condition }, body, ...newKey() }));
  };
}

type Choice<T> = {
  readonly options: readonly T[];
  safeParse(given: string): { readonly data?: T | undefined };
};

function oneOf<T extends string>({ options, safeParse }: Choice<T>, given: string, what: string): T {
  const { data } = safeParse(given);
  if (data !== undefined) return data;
  throw new Error(`Unknown ${what} ${given}. Choose one of ${options.join(', ')}`);
}

function rowOf({ table, row, policy }: NonNullable<WordedLine['rule']>): string {
  return `${table}${row === undefined ? '' : `, row ${row}`}${policy ? ` of ${policy.version}` : ''}`;
}

/** The principal reasons of a decline as the options give them. */
function chosenReasons() {
  return {
    ...(values.codes && { reasonCodes: StaffInput.shape.reasonCodes.parse(values.codes.split(',')) }),
    ...(values.stated && { statedReason: values.stated }),
  };
}

function show({ uuid, step, since, awaitsSecondPerson }: AnswerOf<typeof decideReview>): void {
  if (awaitsSecondPerson) console.log(PROPOSED);
  console.log(`${uuid} is at ${step} since ${since}`);
}

const [name = '', ...args] = positionals;
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command)
  exitWithUsage(
    USAGE,
    name ? `Unknown command ${name}. Choose one of ${Object.keys(COMMANDS).join(', ')}` : 'Give a command',
  );
if (values.comments && !TAKES_COMMENTS.includes(name)) exitWithUsage(USAGE, `${name} doesn’t take comments`);
try {
  await command(await signedInStaff(values.url, values.org), args);
} catch (error) {
  console.error(errorText(error));
  process.exit(1);
}
