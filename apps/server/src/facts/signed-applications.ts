import type { SignerType } from '@homeline/domain/facts/signers.facts.ts';
import { isAdditionalSigner } from '@homeline/domain/signing/additional-signer.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Db } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';

/** An application that a person signs besides its borrower, and which of its signers they are. */
export type SignedApplication = { readonly applicationId: string; readonly signer: string };

type Row = {
  readonly application_id: string;
  readonly signer: string;
  readonly type: z.infer<typeof SignerType> | null;
  readonly takes_co_borrowers: boolean;
};

/** Returns the applications that recognize the caller as an additional signer, newest invitation first. */
export async function signedApplications(
  db: Db,
  { organisation, identity }: Pick<Caller, 'organisation' | 'identity'>,
): Promise<readonly SignedApplication[]> {
  // A person taken off the application keeps the type under which it named them last.
  const { rows } = await sql<Row>`
    select application_id, signer,
      (select named->>'type' from fact, jsonb_array_elements(value->'signers') named
        where fact.organisation = invitation.organisation and fact.application_id = invitation.application_id
          and name = 'signers' and named->>'uuid' = invitation.signer::text
        order by seq desc limit 1) as type,
      not exists (select from fact
        where fact.organisation = invitation.organisation and fact.application_id = invitation.application_id
          and name = 'origin' and value->>'coBorrowers' = 'false') as takes_co_borrowers
    from signer_invitation invitation
    where organisation = ${organisation} and identity = ${identity}
    order by sent_at desc`.execute(db);
  return rows
    .filter(({ type, takes_co_borrowers: isV1 }) =>
      isAdditionalSigner(
        { uuid: identity, type: type ?? undefined },
        {
          helocSigners: type ? [{ identityUuid: identity, type }] : [],
          additionalSignerVersion: isV1 ? 'v1' : undefined,
        },
      ),
    )
    .map(({ application_id: applicationId, signer }) => ({ applicationId, signer }));
}

/** Returns which of an application's signers the caller is; undefined for anyone else. */
export async function recognizedSigner(
  db: Db,
  caller: Pick<Caller, 'organisation' | 'identity'>,
  application: string,
): Promise<string | undefined> {
  const signed = await signedApplications(db, caller);
  return signed.find(({ applicationId }) => applicationId === application)?.signer;
}
