import type { getDecisionRecord as call } from '@homeline/contract/reviews/get-decision-record.ts';
import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import {
  decisionRecord,
  type RecordedDecision,
  type RecordedVersion,
} from '@homeline/documents/decisions/decision-record.ts';
import type { DocumentModel } from '@homeline/documents/document.ts';
import { RULE_KINDS } from '@homeline/domain/policy/rule-kind.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { recordSubject } from '../documents/record-subject.ts';
import { decisionsOn, loanNumberOf } from './list-decisions.ts';

/** Returns every decision on an application as a PDF, rendered from the facts at each request. */
export const getDecisionRecord: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const loanNumber = await loanNumberOf(context, key);
  const model = loanNumber && (await loadDecisionRecord(context, key, loanNumber));
  if (!model) return refuse('NOT_FOUND');
  return {
    fileName: `decisions-${loanNumber}.pdf`,
    contentType: 'application/pdf',
    bytes: await context.pdfs.renderNow(model),
  };
};

/** Returns the record of an application's decisions. Undefined until a profile and a home are known. */
export async function loadDecisionRecord(
  context: Context,
  key: ApplicationKey,
  loanNumber: string,
): Promise<DocumentModel | undefined> {
  const facts = await loadRelevantFacts(context.db, key);
  const about = recordSubject(context, key, facts, loanNumber);
  if (!about) return undefined;
  const decisions = decisionsOn(facts).map(recorded);
  return decisionRecord(about, versionsOf(decisions), decisions);
}

const TITLES: Readonly<Record<DecisionEntry['on'], string>> = {
  PROPERTY: 'On the home',
  INITIAL: 'On the offers',
  FINAL: 'On what was verified',
  VALUE: 'On the value of the home',
  REVIEW: 'At a review',
  CHANGE: 'Terms that changed',
  END: 'The end of the application',
};

function recorded({ on, at, decision, subDecision, explanation }: DecisionEntry): RecordedDecision {
  return {
    title: TITLES[on],
    madeAt: `${at.slice(0, 16).replace('T', ' ')} UTC`,
    decision: `${decision}, ${subDecision}`,
    explanation,
  };
}

/** Returns the distinct rule versions that the decisions name, sorted by kind and day. */
function versionsOf(decisions: readonly RecordedDecision[]): readonly RecordedVersion[] {
  const named = decisions.flatMap(({ explanation: { sheet, policy, sections } }): RecordedVersion[] => {
    const ofRows = sections.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule?.policy ?? []));
    return [
      ...(sheet ? [{ kind: 'rates', ...sheet } as const] : []),
      ...[...(policy ? [policy] : []), ...ofRows].map((version) => ({ kind: 'policy', ...version }) as const),
    ];
  });
  const nameOf = ({ kind, version, sha256 }: RecordedVersion) =>
    `${RULE_KINDS.indexOf(kind)} ${version} ${sha256}`;
  const byName = new Map(named.map((version) => [nameOf(version), version]));
  return [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
}
