import { MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { DESKS } from '@homeline/domain/staff/desks.ts';
import { Link, useLocation } from 'react-router';
import { useDisabledReason, useOwnDesks, useOwnerTitle, useStaff } from '../../session/staff-member.ts';
import { pipelineCopy as copy } from './copy.ts';
import { filtersOf, isFiltered, pipelineQuery } from './filters.ts';
import type { FromList } from './pipeline-table.tsx';
import { useCounts, useLiveLists } from './use-pipeline.ts';
import './pipeline.css';

/** The work lists in the navigation, with how many applications wait in each, the person's own desks first and the others folded. */
export default function DeskLinks() {
  const { identityUuid } = useStaff();
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  const { data } = useCounts();
  useLiveLists();
  const ownerTitle = useOwnerTitle();
  const own = useOwnDesks();
  const shown = useShownList();
  const others = seesAll ? DESKS.filter((desk) => !own.includes(desk)) : [];
  const deskLink = (desk: (typeof DESKS)[number]) => (
    <ListLink
      key={desk}
      title={ownerTitle(desk)}
      to={{ waitsFor: desk }}
      isShown={shown?.waitsFor === desk}
      count={data?.waitsFor.find(({ owner }) => owner === desk)?.count}
    />
  );
  return (
    <ul className="desk-links" aria-label={copy.heading}>
      {own.map(deskLink)}
      <ListLink
        title={copy.mine}
        to={{ officer: identityUuid }}
        isShown={shown?.officer === identityUuid}
        count={data?.mine}
      />
      {(shown?.returned || (data?.returned ?? 0) > 0) && (
        <ListLink
          title={copy.returned}
          to={{ returned: 'true' }}
          isShown={shown?.returned === 'true'}
          count={data?.returned}
        />
      )}
      {(shown?.unreadText || (data?.unreadTexts ?? 0) > 0) && (
        <ListLink
          title={copy.unreadTexts}
          to={{ unreadText: 'true' }}
          isShown={shown?.unreadText === 'true'}
          count={data?.unreadTexts}
        />
      )}
      <ListLink title={copy.all} to={{}} isShown={shown !== undefined && !isFiltered(shown)} />
      {own.length === 0 && others.map(deskLink)}
      {own.length > 0 && others.length > 0 && (
        <li>
          <details open={others.some((desk) => desk === shown?.waitsFor)}>
            <summary>{copy.otherDesks}</summary>
            <ul>{others.map(deskLink)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}

/** Returns the filters of the list that is open, or that the open application came from. */
function useShownList(): PipelineFilters | undefined {
  const { pathname, search, state } = useLocation();
  const from = state as FromList | null;
  if (pathname === '/work' || pathname === '/work/board') return filtersOf(new URLSearchParams(search));
  return from?.list === undefined ? undefined : filtersOf(new URLSearchParams(from.list));
}

type ListLinkProps = {
  readonly title: string;
  readonly to: PipelineFilters;
  readonly isShown: boolean;
  readonly count?: number | undefined;
};

function ListLink({ title, to, isShown, count }: ListLinkProps) {
  return (
    <li>
      <Link to={`/work?${pipelineQuery(to)}`} aria-current={isShown ? 'page' : undefined}>
        {title}
        {count !== undefined && count > 0 && (
          <span className="count">{count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count}</span>
        )}
      </Link>
    </li>
  );
}
