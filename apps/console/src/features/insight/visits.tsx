import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { Bar, shareOf } from './bar.tsx';
import { insightCopy } from './copy.ts';

const copy = insightCopy.visits;

/** How far the visits of the range came, from the first page to a submitted application. */
export function Visits({ visits }: Pick<Insight, 'visits'>) {
  const all = visits.find(({ stage }) => stage === 'VISIT')?.visits ?? 0;
  return (
    <Card title={copy.heading}>
      {all === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <p>{copy.lead}</p>
          <TableScroll label={copy.heading}>
            <table className="table">
              <caption className="hidden-visually">{copy.heading}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.stage}</th>
                  <th scope="col" className="number">
                    {copy.visits}
                  </th>
                  <th scope="col">{copy.ofAll}</th>
                </tr>
              </thead>
              <tbody>
                {visits.map(({ stage, visits: reached }) => (
                  <tr key={stage}>
                    <th scope="row">{copy.stages[stage]}</th>
                    <td className="number figures">{reached.toLocaleString('en-US')}</td>
                    <td className="figures">
                      {shareOf(reached, all)}
                      <Bar share={reached / all} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </>
      )}
    </Card>
  );
}
