import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { shellCopy } from '../../shell/copy.ts';
import { FILE_ACTS, type FileAct } from './acts.tsx';
import { fileCopy } from './copy.ts';
import { reasonAgainst } from './use-loan-file.ts';

const copy = fileCopy.acts;

export type ActMenuProps = {
  readonly file: LoanFile;
  /** The tabs of the file, which the menu opens too. */
  readonly tabs: readonly Tab[];
  readonly onAct: (act: FileAct) => void;
};

type Tab = keyof typeof fileCopy.tabs;

/** A menu searched by typing: an application's tabs, and every act besides its review that the person's roles allow. */
export function ActMenu({ file, tabs, onAct }: ActMenuProps) {
  const [isOpen, open] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button kind="secondary" aria-keyshortcuts="Control+K Meta+K" onClick={() => open(true)}>
        {copy.open}{' '}
        <span className="key" aria-hidden="true">
          {copy.keys}
        </span>
      </Button>
      <Dialog isOpen={isOpen} title={copy.heading} onClose={() => open(false)}>
        <ActList
          file={file}
          tabs={tabs}
          onAct={(act) => {
            open(false);
            onAct(act);
          }}
          onTab={(tab) => {
            open(false);
            void navigate(`/applications/${file.uuid}/${tab}`, { state, preventScrollReset: true });
          }}
        />
        <div className="form-actions">
          <Button kind="quiet" onClick={() => open(false)}>
            {shellCopy.preview.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

type ActListProps = ActMenuProps & { readonly onTab: (tab: Tab) => void };

function ActList({ file, tabs, onAct, onTab }: ActListProps) {
  const [typed, type] = useState('');
  const roleReason = useDisabledReason();
  const wanted = typed.trim().toLowerCase();
  const found = FILE_ACTS.filter(
    ({ act, title, why }) =>
      !roleReason(act) && wanted.split(/\s+/).every((word) => `${title} ${why}`.toLowerCase().includes(word)),
  );
  const possible = found.filter(({ act }) => !reasonAgainst(file, act));
  const foundTabs = tabs.filter((tab) => fileCopy.tabs[tab].toLowerCase().startsWith(wanted));
  const closed = found.filter(({ act }) => reasonAgainst(file, act));
  return (
    <form
      className="act-menu"
      onSubmit={(event) => {
        event.preventDefault();
        // Matching tabs come first: an act's description may contain the same word.
        const [tab] = wanted ? foundTabs : [];
        const [first] = possible;
        if (tab) onTab(tab);
        else if (first) onAct(first);
      }}
    >
      <input
        type="search"
        className="control"
        aria-label={copy.search}
        placeholder={copy.search}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <ul className="act-list">
        {possible.map((row) => (
          <li key={row.act}>
            <button
              type="button"
              className="act-choice"
              aria-labelledby={row.act}
              aria-describedby={`${row.act}-why`}
              onClick={() => onAct(row)}
            >
              <strong id={row.act}>{row.title}</strong>
              <span id={`${row.act}-why`} className="fine-print">
                {row.why}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {foundTabs.length > 0 && (
        <ul className="act-tabs" aria-label={fileCopy.tabsLabel}>
          {foundTabs.map((tab) => (
            <li key={tab}>
              <button type="button" className="chip" onClick={() => onTab(tab)}>
                {fileCopy.tabs[tab]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <details open={possible.length === 0}>
          <summary>{copy.closed}</summary>
          <ul className="act-list">
            {closed.map(({ act, title }) => (
              <li key={act}>
                <strong>{title}</strong> <span className="fine-print">{reasonAgainst(file, act)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {found.length + foundTabs.length === 0 && <p>{copy.none}</p>}
    </form>
  );
}
