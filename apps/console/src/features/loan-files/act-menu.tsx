import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { useEffect, useState } from 'react';
import { useDisabledReason } from '../../session/staff-member.ts';
import { shellCopy } from '../../shell/copy.ts';
import { FILE_ACTS, type FileAct } from './acts.tsx';
import { fileCopy } from './copy.ts';
import { reasonAgainst } from './use-loan-file.ts';

const copy = fileCopy.acts;

type ActMenuProps = { readonly file: LoanFile; readonly onAct: (act: FileAct) => void };

/** Everything that one's roles may do with an application besides its review, found by typing. */
export function ActMenu({ file, onAct }: ActMenuProps) {
  const [isOpen, open] = useState(false);
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
          onAct={(act) => {
            open(false);
            onAct(act);
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

function ActList({ file, onAct }: ActMenuProps) {
  const [typed, type] = useState('');
  const roleReason = useDisabledReason();
  const wanted = typed.trim().toLowerCase();
  const found = FILE_ACTS.filter(
    ({ act, title, why }) => !roleReason(act) && `${title} ${why}`.toLowerCase().includes(wanted),
  );
  const possible = found.filter(({ act }) => !reasonAgainst(file, act));
  const closed = found.filter(({ act }) => reasonAgainst(file, act));
  return (
    <form
      className="act-menu"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = possible;
        if (first) onAct(first);
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
      {found.length === 0 && <p>{copy.none}</p>}
    </form>
  );
}
