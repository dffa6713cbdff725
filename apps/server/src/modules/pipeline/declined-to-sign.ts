import { sql } from 'kysely';

/** Whether somebody declined to sign, and nobody has decided about it. For a query on `projection`. */
export const hasDeclinedToSign = sql<boolean>`
  coalesce(projection.status->'hasDeclined', projection.status->'signerDeclined') is not null`;
