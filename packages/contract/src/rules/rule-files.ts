import * as z from 'zod';

/** A rate sheet or a credit policy. */
export const RuleKind = z.enum(['rates', 'policy']);

/** The text of a file: DMN 1.3. */
export const Dmn = z.string('Required').min(1, 'Required');

/** The body limit of a call with one file: a DMN file takes up to 2 MB, and more as JSON. */
export const RULE_FILE_BYTES = 4 * 1024 * 1024;

export const RuleKindParams = z.object({ kind: RuleKind });
