import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { FIGURE_NAMES } from '@homeline/domain/policy/figures.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { RuleKind } from './rule-files.ts';
import { RULES_PATH } from './rules-path.ts';

export const RuleVersions = z.object({
  versions: z.array(
    z.object({
      kind: RuleKind,
      effectiveOn: CivilDateSchema,
      /** SHA-256 of the file, in hexadecimal. */
      sha256: z.string(),
      /** The name of the person who published or confirmed it; absent for the first rules, which came with the installation. */
      publishedBy: z.string().optional(),
      /** The name of who proposed it, if another person confirmed it. */
      proposedBy: z.string().optional(),
    }),
  ),
  /** The published figures that the law compares prices with, each with the last day that the published rules cover. */
  figures: z.array(
    z.object({
      name: z.enum(FIGURE_NAMES),
      until: CivilDateSchema,
      /** ENDED: nothing is priced until staff publish a newer one. */
      warning: z.enum(['SOON', 'ENDED']).optional(),
    }),
  ),
  /** The figures are samples of a trial, which don't go out of date. */
  hasSampleFigures: z.boolean(),
});

export type RuleVersions = z.infer<typeof RuleVersions>;

export const listRuleVersions = call({
  name: 'listRuleVersions',
  method: 'GET',
  path: `${RULES_PATH}/versions`,
  who: 'STAFF',
  act: 'SEE_RULES',
  summary: 'Returns the published rate sheets and policies, with the text in effect for each day.',
  answer: RuleVersions,
});
