import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { SECTION_TITLES } from '@homeline/domain/documents/stacking-order.ts';
import {
  type LenderDocumentType,
  LenderDocumentTypes,
  LenderSection,
} from '@homeline/domain/organisations/lender-document-types.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.documentTypes;

type Row = LenderDocumentType & { readonly key: number };
type DocumentTypesProps = {
  readonly setting: Setting;
  readonly documentTypes: readonly LenderDocumentType[];
};

/** The lender's own document types, each with its section of the stack. */
export function DocumentTypesSetting({ setting, documentTypes: saved }: DocumentTypesProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => saved.map((type, key) => ({ ...type, key })));
  const [next, setNext] = useState(saved.length);
  const change = (row: Row, part: Partial<LenderDocumentType>) =>
    setRows(rows.map((each) => (each === row ? { ...each, ...part } : each)));
  const documentTypes = rows.map(({ name, section }) => ({ name: name.trim(), section }));
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ documentTypes }}
      isChanged={JSON.stringify(documentTypes) !== JSON.stringify(saved)}
      problem={problemOf(documentTypes)}
      inWords={(value) => value.documentTypes?.map(({ name }) => name).join(', ')}
    >
      <table className="table setting-holidays">
        <thead>
          <tr>
            <th scope="col">{copy.name}</th>
            <th scope="col">{copy.section}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>
                <input
                  className="control"
                  aria-label={copy.nameOf(row.name)}
                  value={row.name}
                  onChange={({ target }) => change(row, { name: target.value })}
                />
              </td>
              <td>
                <select
                  className="control"
                  aria-label={copy.sectionOf(row.name)}
                  value={row.section}
                  onChange={({ target }) =>
                    change(row, { section: LenderSection.catch('LETTERS').parse(target.value) })
                  }
                >
                  {LenderSection.options.map((section) => (
                    <option key={section} value={section}>
                      {SECTION_TITLES[section]}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <button
                  type="button"
                  className="link"
                  aria-label={copy.remove(row.name)}
                  onClick={() => setRows(rows.filter((each) => each !== row))}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="form-actions">
        <Button
          kind="secondary"
          onClick={() => {
            setRows([...rows, { name: '', section: 'LETTERS', key: next }]);
            setNext(next + 1);
          }}
        >
          {copy.add}
        </Button>
      </div>
    </SettingCard>
  );
}

/** Returns why the types can't be saved, by the first problem. */
function problemOf(documentTypes: readonly LenderDocumentType[]): string | undefined {
  if (documentTypes.some(({ name }) => name === '')) return copy.incomplete;
  return LenderDocumentTypes.safeParse(documentTypes).error?.issues[0]?.message;
}
