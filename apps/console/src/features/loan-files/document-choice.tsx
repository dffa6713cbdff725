import type { FieldProps } from '@homeline/ui/fields/field.tsx';
import { MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { useState } from 'react';
import { conditionsCopy as copy } from './conditions-copy.ts';
import { useDocumentTypes } from './document-types.ts';

/** Offers the types of documents to request, filtered by a part of their name. Chosen types stay visible. */
export function DocumentChoice(field: FieldProps<string[]>) {
  const types = useDocumentTypes();
  const [text, write] = useState('');
  const part = text.trim().toLowerCase();
  const shown = types.filter(
    ({ value, label }) => label.toLowerCase().includes(part) || field.value?.includes(value),
  );
  return (
    <div className="condition-documents">
      <label className="filter">
        <span>{copy.findDocument}</span>
        <input
          className="control"
          type="search"
          value={text}
          onChange={({ target }) => write(target.value)}
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      {shown.length === 0 && <p className="fine-print">{copy.noSuchDocument}</p>}
      {shown.length > 0 && <MultiChoiceField {...field} choices={shown} />}
    </div>
  );
}
