import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { ConditionStage } from '@homeline/domain/facts/conditions.facts.ts';
import {
  type ConditionTemplate,
  ConditionTemplates,
} from '@homeline/domain/organisations/condition-templates.ts';
import type { LenderDocumentType } from '@homeline/domain/organisations/lender-document-types.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { STAGES } from '../loan-files/conditions-copy.ts';
import { documentChoices } from '../loan-files/document-types.ts';
import { settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.conditions;

type ConditionsProps = {
  readonly setting: Setting;
  readonly conditions: readonly ConditionTemplate[];
  readonly documentTypes: readonly LenderDocumentType[];
};

const NEW: ConditionTemplate = { title: '', reason: '', requestDocuments: ['SUPPORT'], days: 10 };

/** The lender's catalogue of conditions. */
export function ConditionsSetting({ setting, conditions: saved, documentTypes }: ConditionsProps) {
  const [rows, setRows] = useState(saved);
  const [at, choose] = useState(0);
  const row = rows[at];
  const choices = documentChoices(documentTypes.map(({ name }) => name));
  const change = (part: Partial<ConditionTemplate>) =>
    setRows(rows.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ conditions: [...rows] }}
      isChanged={JSON.stringify(rows) !== JSON.stringify(saved)}
      problem={problemOf(rows)}
      inWords={(value) => value.conditions && copy.count(value.conditions.length)}
    >
      <label className="filter">
        <span>{copy.which}</span>
        <select className="control" value={at} onChange={({ target }) => choose(Number(target.value))}>
          {rows.map(({ title }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place
            <option key={index} value={index}>
              {title || copy.unnamed}
            </option>
          ))}
        </select>
      </label>
      {row && <ConditionFields key={at} row={row} choices={choices} onChange={change} />}
      <div className="form-actions">
        <Button
          kind="secondary"
          onClick={() => {
            setRows([...rows, NEW]);
            choose(rows.length);
          }}
        >
          {copy.add}
        </Button>
        {row && (
          <Button
            kind="quiet"
            onClick={() => {
              setRows(rows.filter((_, index) => index !== at));
              choose(0);
            }}
          >
            {copy.remove}
          </Button>
        )}
      </div>
    </SettingCard>
  );
}

type FieldsProps = {
  readonly row: ConditionTemplate;
  readonly choices: ReturnType<typeof documentChoices>;
  readonly onChange: (part: Partial<ConditionTemplate>) => void;
};

function ConditionFields({ row, choices, onChange }: FieldsProps) {
  const { title, reason, requestDocuments, before, days } = row;
  const take = (type: string, isAsked: boolean) =>
    onChange({
      requestDocuments: choices
        .map(({ value }) => value)
        .filter((each) => (each === type ? isAsked : requestDocuments.includes(each))),
    });
  return (
    <div className="setting-condition">
      <label className="filter">
        <span>{copy.title}</span>
        <input
          className="control"
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
      <label className="filter">
        <span>{copy.reason}</span>
        <textarea
          className="control"
          rows={3}
          value={reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </label>
      <label className="filter">
        <span>{copy.before}</span>
        <select
          className="control"
          value={before ?? ''}
          onChange={({ target }) =>
            onChange({ before: ConditionStage.options.find((stage) => stage === target.value) })
          }
        >
          <option value="">{copy.atOnce}</option>
          {ConditionStage.options.map((stage) => (
            <option key={stage} value={stage}>
              {STAGES[stage]}
            </option>
          ))}
        </select>
      </label>
      <label className="filter">
        <span>{copy.days}</span>
        <input
          className="control"
          type="number"
          min={1}
          max={60}
          value={days}
          onChange={({ target }) => onChange({ days: target.valueAsNumber || 0 })}
        />
      </label>
      <fieldset>
        <legend>{copy.documents}</legend>
        {choices.map(({ value: type, label }) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={requestDocuments.includes(type)}
              onChange={({ target }) => take(type, target.checked)}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Returns why the catalogue can't be saved, by its first problem. */
function problemOf(rows: readonly ConditionTemplate[]): string | undefined {
  const [issue] = ConditionTemplates.safeParse(rows).error?.issues ?? [];
  if (!issue) return undefined;
  const [at, field] = issue.path;
  const name = typeof at === 'number' ? rows[at]?.title || copy.unnamed : undefined;
  const label = Object.entries(LABELS).find(([key]) => key === field)?.[1];
  return [name, label, issue.message].filter(Boolean).join(': ');
}

const LABELS = {
  title: copy.title,
  reason: copy.reason,
  requestDocuments: copy.documents,
  days: copy.days,
} as const;
