import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getLoanFileFacts, type LoanFileFact } from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import { RevealForm, revealFact } from '@homeline/contract/loan-files/reveal-fact.ts';
import { REVEAL_REASONS, type RevealReason } from '@homeline/domain/staff/reveal-reasons.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { FactLines } from './fact-lines.tsx';
import { fileKey, reasonAgainst } from './use-loan-file.ts';

const copy = fileCopy.facts;

/** Everything known about the application, by subject, the newest first. */
export function FactsTab({ file }: { readonly file: LoanFile }) {
  const { uuid } = file;
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, getLoanFileFacts.name),
    queryFn: () => send(getLoanFileFacts, { params: { uuid } }),
  });
  const [filter, setFilter] = useState('');
  const current = useCurrentGroup();
  if (error && !data) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  const wanted = filter.trim().toLowerCase();
  const groups = data.flatMap(({ title, facts }) => {
    const matching = facts.filter((fact) => textOf(fact).includes(wanted));
    return matching.length === 0 ? [] : { title, facts: matching };
  });
  return (
    <>
      <div className="facts-find">
        <label className="filter">
          <span>{copy.filter}</span>
          <input
            type="search"
            className="control"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        </label>
        {wanted && <output>{copy.found(groups.reduce((sum, { facts }) => sum + facts.length, 0))}</output>}
        <nav aria-label={copy.groups}>
          {groups.map(({ title }, index) => (
            <a key={title} href={`#facts-${index}`} aria-current={current === index || undefined}>
              {title}
            </a>
          ))}
        </nav>
      </div>
      {groups.length === 0 && <p>{copy.none}</p>}
      {groups.map(({ title, facts }, index) => (
        <div key={title} id={`facts-${index}`} className="facts-group">
          <Card title={title}>
            {[...Map.groupBy(facts, ({ fact }) => fact).values()].map((entries, fact, all) => (
              <Entries
                key={entries[0]?.seq}
                file={file}
                entries={entries}
                sameAs={all.slice(0, fact).find((earlier) => hasSameText(earlier[0], entries[0]))?.[0]?.title}
                isOpen={wanted !== ''}
              />
            ))}
          </Card>
        </div>
      ))}
    </>
  );
}

/** Returns the group in view: the last one starting above the window's middle. */
function useCurrentGroup(): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const look = () => {
      const all = [...document.querySelectorAll('.facts-group')];
      const middle = window.innerHeight / 2;
      setCurrent(
        Math.max(
          0,
          all.findLastIndex((group) => group.getBoundingClientRect().top < middle),
        ),
      );
    };
    // `capture` sees both: in wide windows the column scrolls, in narrow ones the page.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, []);
  return current;
}

/** Whether two long facts have the same text, such as the chosen and the submitted line. */
function hasSameText(a: LoanFileFact | undefined, b: LoanFileFact | undefined): boolean {
  return a !== undefined && a.rows.length > 5 && JSON.stringify(a.rows) === JSON.stringify(b?.rows);
}

function textOf({ title, by, rows }: LoanFileFact): string {
  return [title, by, ...rows.flatMap(({ part = '', label, value }) => [part, label, value])]
    .join(' ')
    .toLowerCase();
}

type EntriesProps = {
  readonly file: LoanFile;
  readonly entries: readonly LoanFileFact[];
  /** The title of a fact further up with the same text. */
  readonly sameAs: string | undefined;
  /** Whether folded parts are open. */
  readonly isOpen: boolean;
};

/** A fact: its newest entry, and the earlier ones folded. */
function Entries({ file, entries: [newest, ...earlier], sameAs, isOpen }: EntriesProps) {
  if (!newest) return null;
  return (
    <>
      <Fact file={file} fact={newest} sameAs={sameAs} isOpen={isOpen} />
      {earlier.length > 0 && (
        <details className="fact-earlier" open={isOpen}>
          <summary>{copy.earlier(newest.title, earlier.length)}</summary>
          {earlier.map((fact) => (
            <Fact key={fact.seq} file={file} fact={fact} isOpen={isOpen} />
          ))}
        </details>
      )}
    </>
  );
}

type FactProps = {
  readonly file: LoanFile;
  readonly fact: LoanFileFact;
  readonly sameAs?: string | undefined;
  readonly isOpen: boolean;
};

function Fact({ file, fact, sameAs, isOpen }: FactProps) {
  const { title, at, by, isReplaced, rows, isRevealable } = fact;
  const [value, setValue] = useState<string>();
  const recorded = (
    <p className="fine-print">
      <bdi>{by}</bdi> · <time dateTime={at}>{instantInWords(at)}</time>
    </p>
  );
  const lines = (
    <FactLines
      title={title}
      rows={rows}
      revealed={value}
      reveal={isRevealable && value === undefined && <Reveal file={file} fact={fact} onRevealed={setValue} />}
      isOpen={isOpen}
    />
  );
  // A fact without a value, such as an acknowledgment, has only its time and source.
  const isBare = rows.length === 0;
  return (
    <section className={isReplaced ? 'fact fact-replaced' : 'fact'}>
      <div>
        <h3>
          {title}
          {isReplaced && <span className="tag">{copy.replaced}</span>}
        </h3>
        {!isBare && recorded}
      </div>
      <div className="fact-values">
        {isBare && recorded}
        {sameAs ? (
          <details className="fact-same" open={isOpen}>
            <summary>{copy.same(sameAs)}</summary>
            {lines}
          </details>
        ) : (
          lines
        )}
      </div>
    </section>
  );
}

type RevealProps = {
  readonly file: LoanFile;
  readonly fact: LoanFileFact;
  readonly onRevealed: (value: string) => void;
};

/** Asks why a person needs an encrypted value, and shows it until they leave the page. */
function Reveal({ file, fact: { fact, seq, rows }, onRevealed }: RevealProps) {
  const what =
    rows.find(({ isMasked }) => isMasked)?.label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) ??
    '';
  const [isAsking, ask] = useState(false);
  const disabledReason = reasonAgainst(file, 'REVEAL_PERSONAL_DATA');
  const form = useStaffForm({
    scope: `reveal.${seq}`,
    schema: RevealForm,
    values: { fact, seq },
    async send(body) {
      const { value } = await send(revealFact, { params: { uuid: file.uuid }, body });
      ask(false);
      onRevealed(value);
    },
  });
  return (
    <>
      <button
        type="button"
        className="link"
        disabled={disabledReason !== undefined}
        onClick={() => ask(true)}
      >
        {copy.reveal(what)}
      </button>
      {disabledReason && <p className="fine-print">{disabledReason}</p>}
      <Dialog isOpen={isAsking} title={copy.heading(what)} onClose={() => ask(false)}>
        <p>{copy.why}</p>
        <FormCard
          form={form}
          action={copy.show}
          also={
            <Button kind="quiet" onClick={() => ask(false)}>
              {copy.cancel}
            </Button>
          }
        >
          <ChoiceField
            {...form.field('reason', copy.reason)}
            choices={(Object.keys(REVEAL_REASONS) as RevealReason[]).map((value) => ({
              value,
              label: REVEAL_REASONS[value],
            }))}
          />
        </FormCard>
      </Dialog>
    </>
  );
}
