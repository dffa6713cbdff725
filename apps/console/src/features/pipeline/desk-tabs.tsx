import { MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { DESKS } from '@homeline/domain/staff/desks.ts';
import { Link } from 'react-router';
import { useDisabledReason, useOwnerTitle, useStaff } from '../../session/staff-member.ts';
import { pipelineCopy as copy } from './copy.ts';
import { pipelineQuery } from './filters.ts';
import { useCounts } from './use-pipeline.ts';

/** The lists of the desks, with what waits at each now; one's own desks first. */
export function DeskTabs({ filters }: { readonly filters: PipelineFilters }) {
  const { identityUuid, roles } = useStaff();
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  const { data } = useCounts();
  const ownerTitle = useOwnerTitle();
  const own = DESKS.filter((desk) => roles.some(({ role }) => role === desk));
  const others = seesAll ? DESKS.filter((desk) => !own.includes(desk)) : [];
  const countOf = (desk: string) => data?.waitsFor.find(({ owner }) => owner === desk)?.count;
  return (
    <nav className="tabs" aria-label={copy.heading}>
      <Tab
        title={copy.all}
        to={{}}
        isShown={!filters.waitsFor && !filters.officer && !filters.returned && !filters.unreadText}
      />
      <Tab
        title={copy.mine}
        to={{ officer: identityUuid }}
        isShown={filters.officer === identityUuid}
        count={data?.mine}
      />
      {(filters.returned || (data?.returned ?? 0) > 0) && (
        <Tab
          title={copy.returned}
          to={{ returned: 'true' }}
          isShown={filters.returned === 'true'}
          count={data?.returned}
        />
      )}
      {(filters.unreadText || (data?.unreadTexts ?? 0) > 0) && (
        <Tab
          title={copy.unreadTexts}
          to={{ unreadText: 'true' }}
          isShown={filters.unreadText === 'true'}
          count={data?.unreadTexts}
        />
      )}
      {[...own, ...others].map((desk) => (
        <Tab
          key={desk}
          title={ownerTitle(desk)}
          to={{ waitsFor: desk }}
          isShown={filters.waitsFor === desk}
          count={countOf(desk)}
        />
      ))}
    </nav>
  );
}

type TabProps = {
  readonly title: string;
  readonly to: PipelineFilters;
  readonly isShown: boolean;
  readonly count?: number | undefined;
};

function Tab({ title, to, isShown, count }: TabProps) {
  return (
    <Link to={`/work?${pipelineQuery(to)}`} aria-current={isShown ? 'page' : undefined}>
      {title}
      {count !== undefined && (
        <span className={count > 0 ? 'count count-some' : 'count'}>
          {count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count}
        </span>
      )}
    </Link>
  );
}
