import { ChatOutcome, RatingFilter } from '@homeline/contract/chat/chat-figures.ts';
import { ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import { ChatState } from '@homeline/domain/chat/conversation.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useDisabledReason } from '../../session/staff-member.ts';
import { chatCopy } from './copy.ts';
import { scoreWords } from './rating.tsx';
import { useDesk } from './use-desk.ts';

const copy = chatCopy.past;

type PastFiltersProps = {
  readonly query: URLSearchParams;
  readonly onChange: (query: URLSearchParams) => void;
};

type Option = readonly [value: string, label: string];

/** Chooses which past chats are listed. Managers choose an agent too. */
export function PastFilters({ query, onChange }: PastFiltersProps) {
  const { data: desk } = useDesk();
  const seesAll = !useDisabledReason()('SUPERVISE_CHATS');
  function set(name: string, value: string): void {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    onChange(next);
  }
  const selects: readonly (readonly [name: keyof typeof copy & string, options: readonly Option[]])[] = [
    ['state', ChatState.options.map((value): Option => [value, chatCopy.states[value]])],
    ['tag', (desk?.tags ?? []).map((tag): Option => [tag, tag])],
    ['rating', RatingFilter.options.map((value): Option => [value, ratingWords(value)])],
    ['outcome', ChatOutcome.options.map((value): Option => [value, copy.outcomes[value]])],
    ...(seesAll
      ? [['agent', (desk?.agents ?? []).map(({ identity, name }): Option => [identity, name])] as const]
      : []),
  ];
  return (
    <>
      {selects.map(([name, options]) => (
        <label key={name} className="filter">
          <span>{String(copy[name])}</span>
          <select
            className="control"
            value={query.get(name) ?? ''}
            onChange={({ target }) => set(name, target.value)}
          >
            <option value="">{copy.all}</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="filter">
          <span>{copy[name]}</span>
          <input
            type="date"
            className="control"
            value={query.get(name) ?? ''}
            onChange={({ target }) => set(name, target.value)}
          />
        </label>
      ))}
      {query.size > 0 && (
        <Button kind="quiet" onClick={() => onChange(new URLSearchParams())}>
          {copy.clear}
        </Button>
      )}
    </>
  );
}

function ratingWords(filter: (typeof RatingFilter.options)[number]): string {
  if (filter === 'ANY' || filter === 'NONE') return copy.ratings[filter];
  return scoreWords(ChatScore.parse(Number(filter)));
}
