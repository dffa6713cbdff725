import { refusalOf } from '@homeline/client/session/refusal.ts';
import { checkRules } from '@homeline/contract/rules/check-rules.ts';
import { discardRuleDraft, type RuleDraft, saveRuleDraft } from '@homeline/contract/rules/rule-drafts.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert, type AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BASE, send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { ComparisonView } from './comparison-view.tsx';
import { rulesCopy } from './copy.ts';
import type { ReadText } from './dmn-editor.tsx';
import { ProposeDraft } from './propose-draft.tsx';
import { downloadDmn, type Kind } from './rule-words.ts';
import { useComparison } from './use-comparison.ts';
import './rules.css';

const copy = rulesCopy.edit;

const DmnEditor = lazy(() => import('./dmn-editor.tsx'));

/** What is edited: the lender's draft, or a published version that a new draft starts from. */
export type EditedRules = {
  readonly kind: Kind;
  readonly xml: string;
  readonly basedOn: string;
  readonly draft: RuleDraft | undefined;
  readonly isProposed: boolean;
};

type RuleEditorProps = { readonly edited: EditedRules; readonly onReload: () => void };

/** The text, what was found out about it, and what can be done with it. */
export function RuleEditor({ edited, onReload }: RuleEditorProps) {
  const { kind, basedOn } = edited;
  const disabledReason = useDisabledReason()('PUBLISH_RULES');
  const [text, setText] = useState(edited.xml);
  const [isText, setIsText] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const [draft, setDraft] = useState<RuleDraft | undefined>(edited.draft);
  const [isProposed, setProposed] = useState(edited.isProposed);
  const [isChanged, setChanged] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>();
  const [failure, setFailure] = useState<AlertItem & { readonly isStale: boolean }>();
  const [busy, setBusy] = useState<'SAVE' | 'CHECK' | 'COMPARE'>();
  const [asksDiscard, askDiscard] = useState(false);
  const { comparison, isComplete, compare, forget } = useComparison();
  const readTables = useRef<ReadText>(undefined);
  /** Counts the edits: what is asked about a text doesn't hold for a later one. */
  const edits = useRef(0);
  useWarningBeforeLeaving(isChanged);

  const read = async () => (isText ? text : ((await readTables.current?.()) ?? text));
  const changed = () => {
    edits.current += 1;
    setChanged(true);
    setProblems(undefined);
    forget();
  };
  const run = async (what: NonNullable<typeof busy>, act: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      const isStale = refusalOf(error).code === 'STALE_VERSION';
      setFailure({ ...staffAlert(error), ...(what === 'SAVE' && { title: copy.notSaved }), isStale });
    }
    setBusy(undefined);
  };
  const save = () =>
    run('SAVE', async () => {
      const edit = edits.current;
      const body = { xml: await read(), basedOn, ...(draft && { version: draft.version }) };
      const saved = await send(saveRuleDraft, { params: { kind }, body });
      if (saved.version !== draft?.version) setProposed(false);
      setDraft(saved);
      if (edits.current === edit) setChanged(false);
      showToast(copy.savedNow);
    });
  const check = () =>
    run('CHECK', async () => {
      const edit = edits.current;
      const answer = await send(checkRules, { body: { kind, xml: await read() } });
      if (edits.current === edit) setProblems(answer.problems);
    });
  const compareNow = () =>
    run('COMPARE', async () => {
      const edit = edits.current;
      const xml = await read();
      const answer = await send(checkRules, { body: { kind, xml } });
      if (edits.current !== edit) return;
      setProblems(answer.problems);
      if (answer.problems.length === 0) await compare({ [kind]: xml });
    });
  const toggle = async () => {
    setText(await read());
    setUnreadable(false);
    setIsText(!isText);
  };
  const discard = () =>
    run('SAVE', async () => {
      askDiscard(false);
      await send(discardRuleDraft, { params: { kind }, query: { version: draft?.version ?? 0 } });
      showToast(copy.discarded);
      setChanged(false);
      // After the warning before leaving is gone.
      setTimeout(() => window.location.assign(`${BASE}/rules`));
    });
  return (
    <>
      {isProposed && <Alert kind="ADVICE" text={copy.proposedAlready} />}
      {disabledReason && <Alert kind="ADVICE" text={`${copy.viewOnly} ${disabledReason}`} />}
      <Card title={copy.draft}>
        {isUnreadable && <Alert kind="SYSTEM" title={copy.unreadable} text={copy.unreadableWhy} />}
        {isText || isUnreadable ? (
          <label className="filter">
            <span>{copy.text}</span>
            <textarea
              className="control control-area rule-text"
              rows={24}
              spellCheck={false}
              value={text}
              onChange={({ target }) => {
                setIsText(true);
                setUnreadable(false);
                setText(target.value);
                changed();
              }}
            />
          </label>
        ) : (
          <Suspense fallback={<Skeleton />}>
            <DmnEditor
              xml={text}
              onReady={(reader) => {
                readTables.current = reader;
              }}
              onChange={changed}
              onUnreadable={() => {
                setIsText(true);
                setUnreadable(true);
              }}
            />
          </Suspense>
        )}
        <div className="form-actions">
          <Button
            isBusy={busy === 'SAVE'}
            disabled={disabledReason !== undefined}
            onClick={() => void save()}
          >
            {copy.save}
          </Button>
          <Button kind="secondary" isBusy={busy === 'CHECK'} onClick={() => void check()}>
            {copy.check}
          </Button>
          <Button kind="secondary" isBusy={busy === 'COMPARE'} onClick={() => void compareNow()}>
            {copy.compare}
          </Button>
          <Button kind="quiet" onClick={() => void toggle()}>
            {isText ? copy.asTables : copy.asText}
          </Button>
          {draft && !disabledReason && (
            <Button kind="quiet" onClick={() => askDiscard(true)}>
              {copy.discard}
            </Button>
          )}
          {isChanged && <p className="fine-print">{copy.unsaved}</p>}
        </div>
        {failure && (
          <Alert
            kind={failure.kind}
            title={failure.title}
            text={failure.text}
            action={
              failure.isStale && (
                <div className="form-actions">
                  <Button
                    kind="secondary"
                    onClick={() => void read().then((xml) => downloadDmn(`${kind}-draft`, xml))}
                  >
                    {copy.download}
                  </Button>
                  <Button kind="secondary" onClick={onReload}>
                    {copy.reload}
                  </Button>
                </div>
              )
            }
          />
        )}
        <Findings problems={problems} />
        {comparison && <ComparisonView comparison={comparison} />}
      </Card>
      <ProposeDraft
        kind={kind}
        draft={draft}
        missing={
          isChanged || !draft ? copy.propose.notSaved : isComplete ? undefined : copy.propose.notCompared
        }
        onProposed={() => setProposed(true)}
      />
      <Dialog isOpen={asksDiscard} title={copy.discard} onClose={() => askDiscard(false)}>
        <p>{copy.sure}</p>
        <div className="form-actions">
          <Button kind="danger" onClick={() => void discard()}>
            {copy.discard}
          </Button>
          <Button kind="quiet" onClick={() => askDiscard(false)}>
            {copy.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** What a check found: each problem with its table, row and column. */
function Findings({ problems }: { readonly problems: readonly string[] | undefined }) {
  if (!problems) return null;
  if (problems.length === 0) return <p role="status">{copy.checked}</p>;
  return (
    <Alert
      kind="SYSTEM"
      title={copy.problems(problems.length)}
      text={
        <>
          <p>{copy.problemsWhy}</p>
          <ul className="problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}

/** Lets the browser ask before changes that aren't saved are lost. */
function useWarningBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
