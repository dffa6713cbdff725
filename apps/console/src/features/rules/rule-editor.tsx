import { refusalOf } from '@homeline/client/session/refusal.ts';
import { checkRules } from '@homeline/contract/rules/check-rules.ts';
import { discardRuleDraft, type RuleDraft, saveRuleDraft } from '@homeline/contract/rules/rule-drafts.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert, type AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useRef, useState } from 'react';
import { BASE, send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { ComparisonView } from './comparison-view.tsx';
import { rulesCopy } from './copy.ts';
import type { ReadText } from './dmn-editor.tsx';
import { type Finding, Findings } from './findings.tsx';
import type { Place } from './grid/places.ts';
import { ProposeDraft } from './propose-draft.tsx';
import { RuleView, VIEWS, type View } from './rule-view.tsx';
import { downloadDmn, type Kind } from './rule-words.ts';
import { useComparison } from './use-comparison.ts';
import { useWarningBeforeLeaving } from './use-warning-before-leaving.ts';
import './rules.css';

const copy = rulesCopy.edit;

/** What is edited: the lender's draft, or a published version that a new draft starts from. */
export type EditedRules = {
  readonly kind: Kind;
  readonly xml: string;
  readonly basedOn: string;
  /** The text of the version that it is based on, if that still exists. */
  readonly publishedXml: string | undefined;
  readonly draft: RuleDraft | undefined;
  readonly isProposed: boolean;
};

type RuleEditorProps = { readonly edited: EditedRules; readonly onReload: () => void };

/** Edits a rule file, shows its findings and comparison, and saves or proposes it. */
export function RuleEditor({ edited, onReload }: RuleEditorProps) {
  const { kind, basedOn } = edited;
  const disabledReason = useDisabledReason()('PUBLISH_RULES');
  const [text, setText] = useState(edited.xml);
  const [view, setView] = useState<View>('GRID');
  const [draft, setDraft] = useState<RuleDraft | undefined>(edited.draft);
  const [isProposed, setProposed] = useState(edited.isProposed);
  const [isChanged, setChanged] = useState(false);
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [place, setPlace] = useState<Place>();
  const [failure, setFailure] = useState<AlertItem & { readonly isStale: boolean }>();
  const [busy, setBusy] = useState<'SAVE' | 'CHECK' | 'COMPARE'>();
  const [asksDiscard, askDiscard] = useState(false);
  const { comparison, isComplete, compare, forget } = useComparison();
  const readTables = useRef<ReadText>(undefined);
  /** Counts the edits, so that an answer about an earlier text is ignored. */
  const edits = useRef(0);
  useWarningBeforeLeaving(isChanged);

  const read = async () =>
    view === 'TEXT' || view === 'UNREADABLE' ? text : ((await readTables.current?.()) ?? text);
  const changed = () => {
    edits.current += 1;
    setChanged(true);
    setFindings(undefined);
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
  const findingsIn = async (xml: string) => {
    const { problems } = await send(checkRules, { body: { kind, xml } });
    // Code that parses rule files is large, and only needed to word the findings.
    const { findingsOf } = await import('./grid/check-cells.ts');
    return findingsOf(kind, xml, problems);
  };
  const check = () =>
    run('CHECK', async () => {
      const edit = edits.current;
      const found = await findingsIn(await read());
      if (edits.current === edit) setFindings(found);
    });
  const compareNow = () =>
    run('COMPARE', async () => {
      const edit = edits.current;
      const xml = await read();
      const found = await findingsIn(xml);
      if (edits.current !== edit) return;
      setFindings(found);
      if (found.length === 0) await compare({ [kind]: xml });
    });
  const show = async (next: View) => {
    setText(await read());
    setView(next);
  };
  const openPlace = async (asked: Place) => {
    if (view !== 'GRID') await show('GRID');
    setPlace(asked);
  };
  const discard = () =>
    run('SAVE', async () => {
      askDiscard(false);
      await send(discardRuleDraft, { params: { kind }, query: { version: draft?.version ?? 0 } });
      showToast(copy.discarded);
      setChanged(false);
      // Wait until the warning before leaving is removed.
      setTimeout(() => window.location.assign(`${BASE}/rules`));
    });
  return (
    <>
      {isProposed && <Alert kind="ADVICE" text={copy.proposedAlready} />}
      {disabledReason && <Alert kind="ADVICE" text={`${copy.viewOnly} ${disabledReason}`} />}
      <Card title={copy.draft}>
        <RuleView
          {...{ kind, text, view, place }}
          publishedXml={edited.publishedXml}
          isReadOnly={disabledReason !== undefined}
          onReady={(reader) => {
            readTables.current = reader;
          }}
          onChange={changed}
          onText={(typed) => {
            setText(typed);
            setView('TEXT');
            changed();
          }}
          onUnreadable={setView}
        />
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
          {VIEWS.filter((each) => each.view !== view).map(({ view: other, words }) => (
            <Button key={other} kind="quiet" onClick={() => void show(other)}>
              {words}
            </Button>
          ))}
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
        <Findings findings={findings} onOpen={(asked) => void openPlace(asked)} />
        {comparison && <ComparisonView comparison={comparison} onOpen={(asked) => void openPlace(asked)} />}
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
