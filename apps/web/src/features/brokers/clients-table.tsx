import type { ClientSummary } from '@homeline/contract/brokers/clients.ts';
import { foldedWords } from '@homeline/domain/people/folded-name.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayInWords } from '../applications/format-instant.ts';
import { brokersCopy } from './copy.ts';

const copy = brokersCopy.list;

/** A list of fewer clients is read at a glance. */
const FEWEST_TO_SEARCH = 8;

type Group = keyof typeof copy.groups;

/** An originator's clients by who must act, filtered by a typed name. */
export function ClientsTable({ clients }: { readonly clients: readonly ClientSummary[] }) {
  const [sought, seek] = useState('');
  const words = foldedWords(sought);
  const found = clients.filter(({ name }) =>
    words.every((word) => foldedWords(name).join(' ').includes(word)),
  );
  return (
    <Card>
      {clients.length >= FEWEST_TO_SEARCH && (
        <input
          className="control"
          type="search"
          aria-label={copy.find}
          placeholder={copy.find}
          autoComplete="off"
          value={sought}
          onChange={(event) => seek(event.target.value)}
        />
      )}
      {found.length === 0 && <p role="status">{copy.noneFound(sought)}</p>}
      <table className="clients-table" hidden={found.length === 0}>
        <thead>
          <tr>
            {Object.values(copy.columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {(Object.keys(copy.groups) as Group[]).map((group) => (
          <Rows key={group} group={group} clients={found.filter((each) => groupOf(each) === group)} />
        ))}
      </table>
    </Card>
  );
}

function groupOf({ kind, owner, end }: ClientSummary): Group {
  if (end) return 'ENDED';
  if (kind === 'DRAFT') return 'DRAFT';
  return owner === 'BORROWER' ? 'CLIENT' : 'US';
}

function Rows({ group, clients }: { readonly group: Group; readonly clients: readonly ClientSummary[] }) {
  if (clients.length === 0) return null;
  return (
    <tbody>
      <tr className="clients-group">
        <th scope="rowgroup" colSpan={Object.keys(copy.columns).length}>
          {copy.groups[group]} <span className="figures">({clients.length})</span>
        </th>
      </tr>
      {clients.map((client) => (
        <Row key={client.uuid} client={client} />
      ))}
    </tbody>
  );
}

/** A client's row: the stage reached, or how the application ended, and since when. */
function Row({ client }: { readonly client: ClientSummary }) {
  const { uuid, name, kind, stage, end, since } = client;
  return (
    <tr>
      <th scope="row">
        {end ? name : <Link to={`/clients/${uuid}${kind === 'DRAFT' ? '' : '/progress'}`}>{name}</Link>}
        {kind === 'REFERRED' && <span className="line-detail">{copy.referred}</span>}
      </th>
      <td>
        {end ? copy.ends[end] : stage && brokersCopy.stages[stage]}
        {kind === 'HANDED_OVER' && !end && (
          <Link className="client-check" to={`/clients/${uuid}/check`}>
            {brokersCopy.check.open}
            <span className="hidden-visually"> {brokersCopy.check.of(name)}</span>
          </Link>
        )}
      </td>
      <td>{dayInWords(since)}</td>
    </tr>
  );
}
