import * as z from 'zod';
import { call } from '../call.ts';
import { OPERATIONS_PATH } from './operations-path.ts';

const Count = z.int().min(0);

/** Something that was changed, added or removed. */
export const AuditFinding = z.object({
  /** Absent for an anchor or a rule version. */
  application: z.guid().optional(),
  text: z.string(),
});
export type AuditFinding = z.infer<typeof AuditFinding>;

/** What a finished audit checked. */
export const AuditResult = z.object({
  events: Count,
  facts: Count,
  terms: Count,
  /** Absent from an audit that didn't check files. */
  files: Count.optional(),
  /** The daily anchors in the database. */
  anchors: Count,
  /** Anchors per external store. */
  stored: z.array(z.object({ name: z.string(), anchors: Count })),
  findings: Count,
  /** The first of the findings. */
  shown: z.array(AuditFinding),
});
export type AuditResult = z.infer<typeof AuditResult>;

/** An audit of the lender's chains. */
export const AuditCheck = z.object({
  uuid: z.guid(),
  /** `QUEUED` until a server starts it. */
  state: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
  requestedAt: z.iso.datetime(),
  /** Absent for the command line. */
  requestedBy: z.string().optional(),
  finishedAt: z.iso.datetime().optional(),
  /** Zero until it has begun. */
  applications: Count,
  checked: Count,
  result: AuditResult.optional(),
});
export type AuditCheck = z.infer<typeof AuditCheck>;

export const listAuditChecks = call({
  name: 'listAuditChecks',
  method: 'GET',
  path: `${OPERATIONS_PATH}/audits`,
  who: 'STAFF',
  act: 'VERIFY_AUDIT',
  summary: 'Returns the last audits of the lender’s chains, newest first.',
  answer: z.array(AuditCheck),
});

export const startAuditCheck = call({
  name: 'startAuditCheck',
  method: 'POST',
  path: `${OPERATIONS_PATH}/audits`,
  who: 'STAFF',
  act: 'VERIFY_AUDIT',
  summary: 'Starts an audit of the lender’s chains in the background, unless one is running.',
  answer: z.undefined(),
  status: 204,
  oncePerKey: true,
});
