import type {
  discardRuleDraft as discardCall,
  getRuleDraft as getCall,
  listRuleDrafts as listCall,
  proposeRuleDraft as proposeCall,
  saveRuleDraft as saveCall,
} from '@homeline/contract/rules/rule-drafts.ts';
import type { RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import { LARGEST_FILE_BYTES, TOO_LARGE } from '@homeline/domain/tables/dmn-model.ts';
import { sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { proposeOrPublish } from './propose-rules.ts';
import { deleteDraft, draftOf, draftsOf, writeDraft } from './rule-drafts.ts';
import { deleteDraftProposals, keepRuleAct, type StaffRequest } from './rule-proposals.ts';

export const listRuleDrafts: Handler<typeof listCall> = async (request, context) =>
  (await draftsOf(context, request)).map(({ xml: _, ...draft }) => draft);

export const getRuleDraft: Handler<typeof getCall> = async (request, context) =>
  (await draftOf(context, request, request.params.kind)) ?? refuse('NOT_FOUND');

/** Saves a draft and takes back its proposal: nobody confirms a text that its author has changed. */
export const saveRuleDraft: Handler<typeof saveCall> = async (request, context) => {
  const { body, params } = request;
  const { kind } = params;
  if (Buffer.byteLength(body.xml) > LARGEST_FILE_BYTES)
    return refuse('RULES_UNUSABLE', { message: `The file ${TOO_LARGE}` });
  const text = { kind, basedOn: body.basedOn, xml: body.xml, sha256: sha256(body.xml) };
  const before = await draftOf(context, request, kind);
  if (before?.version === body.version && before?.sha256 === text.sha256) return withoutText(before);
  const saved = await context.db.transaction().execute(async (trx) => {
    if (!(await writeDraft(trx, context.clock, request, text, body.version))) return undefined;
    await takeBack(trx, context, request, kind);
    return draftOf({ ...context, db: trx }, request, kind);
  });
  return saved ? withoutText(saved) : changedElsewhere(context, request, kind);
};

export const discardRuleDraft: Handler<typeof discardCall> = async (request, context) => {
  const { organisation, params, query } = request;
  const { kind } = params;
  const draft = await draftOf(context, request, kind);
  if (!draft) return refuse('NOT_FOUND');
  const isDeleted = await context.db.transaction().execute(async (trx) => {
    if (!(await deleteDraft(trx, organisation, kind, query.version))) return false;
    await takeBack(trx, context, request, kind);
    const act = { what: 'DISCARDED', kinds: [kind], files: { [kind]: draft.xml } } as const;
    await keepRuleAct(trx, context.clock, request, act);
    return true;
  });
  return isDeleted ? undefined : changedElsewhere(context, request, kind);
};

/** Proposes a draft in the text that its author last saved. */
export const proposeRuleDraft: Handler<typeof proposeCall> = async (request, context) => {
  const { body, params, query } = request;
  const { kind } = params;
  const draft = await draftOf(context, request, kind);
  if (!draft) return refuse('NOT_FOUND');
  if (draft.version !== body.version) return changedElsewhere(context, request, kind);
  const { proposeDisabledReason: message, xml } = draft;
  if (message) return refuse('FORBIDDEN', { message });
  return proposeOrPublish(
    request,
    context,
    {
      ...{ act: 'PUBLISH', kinds: [kind], effectiveOn: body.effectiveOn, fromDraft: true },
      files: { [kind]: xml },
    },
    query.decidedBy,
  );
};

/** Says who changed a draft. */
async function changedElsewhere(context: Context, request: StaffRequest, kind: RuleKind): Promise<Refusal> {
  const draft = await draftOf(context, request, kind);
  const message = draft
    ? `${draft.changedBy} changed this draft after you opened it. Nothing was saved.`
    : 'Somebody published or discarded this draft after you opened it. Nothing was saved.';
  return refuse('STALE_VERSION', { message });
}

async function takeBack(trx: Trx, { clock }: Context, request: StaffRequest, kind: RuleKind): Promise<void> {
  for (const proposal of await deleteDraftProposals(trx, request.organisation, kind))
    await keepRuleAct(trx, clock, request, { what: 'TAKEN_BACK', kinds: [kind], files: {}, proposal });
}

function withoutText<D extends { readonly xml: string }>({ xml: _, ...draft }: D): Omit<D, 'xml'> {
  return draft;
}
