import { coBorrowerHardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { addressOf } from '../documents/address-of.ts';
import { rulesOf } from '../rules/rulebooks.ts';
import { signerPartyOf } from '../signers/signer-party.ts';

/** Pulls a co-borrower's soft credit report, under a file number of their own. It adds no inquiry to their file. */
export const pullCoBorrowerSoftCredit: TaskHandler = async (context, run) => {
  const signer = run.signer ?? '';
  await withIntent(context, run, {
    task: 'pullCoBorrowerSoftCredit',
    name: `pullCoBorrowerSoftCredit/${signer}`,
    critical: false,
    exchange: context.vendors.credit.soft,
    request: (facts, intent) => ({
      ...{ ...intent, fileNumber: signer },
      consumer: signerPartyOf(context, run, facts, signer),
      address: addressOf(facts),
    }),
    facts({ rawReport, ...pulled }) {
      const place = { application: run.applicationId, field: 'coBorrowerSoftCredit.sealedReport' };
      const sealedReport = rawReport && context.sealing.seal(rawReport, place);
      return [
        { fact: 'coBorrowerSoftCredit', value: { signer, ...pulled, ...(sealedReport && { sealedReport }) } },
      ];
    },
  });
};

/** Pulls a co-borrower's full credit report. It adds an inquiry to their file, so it runs once. */
export const pullCoBorrowerHardCredit: TaskHandler = async (context, run) => {
  const uuid = run.signer ?? '';
  await withIntent(context, run, {
    task: 'pullCoBorrowerHardCredit',
    name: `pullCoBorrowerHardCredit/${uuid}`,
    critical: true,
    exchange: context.vendors.credit.hard,
    request: (facts, intent) => ({
      ...{ ...intent, fileNumber: uuid },
      consumer: signerPartyOf(context, run, facts, uuid),
      address: addressOf(facts),
    }),
    facts({ rawReport, ...pulled }, facts) {
      const place = { application: run.applicationId, field: 'coBorrowerHardCredit.sealedReport' };
      const sealedReport = rawReport && context.sealing.seal(rawReport, place);
      const rules = rulesOf(context, run.organisation, facts);
      const report = { ...pulled, ...(sealedReport && { sealedReport }) };
      return [coBorrowerHardPullFact(facts, rules, pulledFor(facts, uuid), report)];
    },
  });
};

/** The bureau may answer after the co-borrower was left out; the pull is still recorded, under their id. */
function pulledFor(facts: Facts, uuid: string): Pick<Signer, 'uuid'> {
  return signerOf(facts, uuid) ?? { uuid };
}
