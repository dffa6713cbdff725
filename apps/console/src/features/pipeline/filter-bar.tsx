import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { STATE_CODES } from '@homeline/domain/states/us-states.ts';
import { OWNERS } from '@homeline/domain/workflow/step.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useDisabledReason, useOwnerTitle } from '../../session/staff-member.ts';
import { CohortChip } from './cohort-chip.tsx';
import { pipelineCopy as copy } from './copy.ts';
import { isFiltered } from './filters.ts';
import { SavedViews } from './saved-views.tsx';
import { useOfficers } from './use-pipeline.ts';

type FilterBarProps = {
  readonly filters: PipelineFilters;
  readonly onChange: (filters: PipelineFilters) => void;
};

type Choice = { readonly value: string; readonly label: string };

/** Search, filters and saved views of the work list. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  const officers = useOfficers(seesAll).data ?? [];
  const words = copy.filters;
  const ownerTitle = useOwnerTitle();
  const set = (name: keyof PipelineFilters) => (value: string | undefined) =>
    onChange({ ...filters, [name]: value });
  return (
    <div className="filters">
      <div className="filters-first">
        <search>
          <form
            className="filters-search"
            onSubmit={(event) => {
              event.preventDefault();
              const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
              onChange({ ...filters, search: search || undefined });
            }}
          >
            <label className="hidden-visually" htmlFor="search">
              {copy.searchHint}
            </label>
            <input
              id="search"
              name="search"
              type="search"
              className="control"
              placeholder={copy.searchHint}
              defaultValue={filters.search ?? ''}
              autoComplete="off"
            />
            <Button type="submit" kind="secondary">
              {copy.search}
            </Button>
          </form>
        </search>
        <SavedViews filters={filters} onChange={onChange} />
      </div>
      <div className="filters-row">
        {seesAll && (
          <Filter
            label={words.waitsFor}
            value={filters.waitsFor}
            choices={OWNERS.map((owner) => ({ value: owner, label: ownerTitle(owner) }))}
            onChange={set('waitsFor')}
          />
        )}
        <Filter
          label={words.state}
          value={filters.state}
          choices={STATE_CODES.map((code) => ({ value: code, label: code }))}
          onChange={set('state')}
        />
        {seesAll && (
          <Filter
            label={words.officer}
            value={filters.officer}
            choices={[
              { value: 'NOBODY', label: words.nobody },
              ...officers.map(({ identity, name }) => ({ value: identity, label: name })),
            ]}
            onChange={set('officer')}
          />
        )}
        <Filter
          label={words.minDays}
          value={filters.minDays?.toString()}
          choices={copy.days}
          onChange={set('minDays')}
        />
        <Filter
          label={words.minAmount}
          value={filters.minAmountCents?.toString()}
          choices={copy.amounts}
          onChange={set('minAmountCents')}
        />
        <label className="filter-check">
          <input
            type="checkbox"
            checked={filters.ended === 'true'}
            onChange={({ target }) => set('ended')(target.checked ? 'true' : undefined)}
          />
          {copy.ended}
        </label>
        <CohortChip filters={filters} onChange={onChange} />
        {isFiltered(filters) && (
          <Button kind="quiet" onClick={() => onChange({ sort: filters.sort })}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

type FilterProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string | undefined) => void;
};

function Filter({ label, value, choices, onChange }: FilterProps) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select
        className="control"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{copy.any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
