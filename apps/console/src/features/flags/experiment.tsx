import type { AnswerOf } from '@homeline/contract/call.ts';
import type { getFlag } from '@homeline/contract/flags/manage-flags.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { agoInWords, instantInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { flagsCopy, variantInWords } from './copy.ts';

const copy = flagsCopy.people;

type ExperimentProps = NonNullable<AnswerOf<typeof getFlag>['experiment']>;

/** Shows how many people got each variant of the running experiment. */
export function Experiment({ startedAt, variants }: ExperimentProps) {
  const all = variants.reduce((sum, { people }) => sum + people, 0);
  return (
    <Card title={copy.heading}>
      <p className="fine-print">{startedAt ? copy.since(instantInWords(startedAt)) : copy.inFolder}</p>
      {all === 0 && <p>{copy.nobody}</p>}
      <TableScroll label={copy.heading}>
        <table className="table">
          <caption className="hidden-visually">{copy.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.columns.variant}</th>
              <th scope="col" className="number">
                {copy.columns.weight}
              </th>
              <th scope="col" className="number">
                {copy.columns.people}
              </th>
              <th scope="col" className="number">
                {copy.columns.share}
              </th>
              <th scope="col">{copy.columns.last}</th>
            </tr>
          </thead>
          <tbody>
            {variants.map(({ variant, weight, people, lastAt }) => (
              <tr key={variant}>
                <th scope="row">{variantInWords(variant)}</th>
                <td className="number figures">{weight}%</td>
                <td className="number figures">{people.toLocaleString('en-US')}</td>
                <td className="number figures">{all > 0 && `${((100 * people) / all).toFixed(1)}%`}</td>
                <td>{lastAt && agoInWords(lastAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Card>
  );
}
