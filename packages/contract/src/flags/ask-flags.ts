import * as z from 'zod';
import { call } from '../call.ts';
import { CallContext } from '../call-context.ts';

/** The body limit: a question about flags is small. */
const QUESTION_BYTES = 16 * 1024;

const FeatureKey = z.string('Required').min(1, 'Required').max(100);

/** About whom a page asks. Without `trackerId`, nobody takes part in an experiment. */
const OptimizeUser = z.object({
  /** The person's identifier in the experiments. */
  trackerId: z.guid('Must be a uuid').optional(),
  /** What rules may read. The server sets `organization` and `context` itself. */
  attributes: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .refine((attributes) => Object.keys(attributes).length <= 20, 'Cannot be more than 20')
    .optional(),
});

const ContextParams = z.object({ context: CallContext });

/** The flags asked for; all by default. */
const FeatureKeys = z.array(FeatureKey).max(20).optional();

export const askFeature = call({
  name: 'askFeature',
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/feature',
  who: 'ANYONE',
  summary: 'Tells whether a flag is on. An unknown flag is off.',
  params: ContextParams,
  body: z.object({ featureKey: FeatureKey, optimizeUser: OptimizeUser }),
  bodyBytes: QUESTION_BYTES,
  answer: z.object({ enabled: z.boolean() }),
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const askFeatures = call({
  name: 'askFeatures',
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/features',
  who: 'ANYONE',
  summary: 'Tells which flags are on. Nobody counts as having seen an experiment.',
  params: ContextParams,
  body: z.object({ featureKeys: FeatureKeys, optimizeUser: OptimizeUser }),
  bodyBytes: QUESTION_BYTES,
  answer: z.object({ features: z.array(z.object({ featureKey: z.string(), enabled: z.boolean() })) }),
  errors: ['TOO_MANY_ATTEMPTS'],
});

/** What a page shows a person. An unknown flag is off, with the reason `FLAG_NOT_FOUND`. */
export const FlagDecision = z.object({
  featureKey: z.string(),
  enabled: z.boolean(),
  /** Absent for an unknown flag. */
  variationKey: z.string().optional(),
  /** The value of the variant: an object's members, or `value`. */
  variables: z.record(z.string(), z.unknown()),
  /** As in OpenFeature: STATIC, DEFAULT, TARGETING_MATCH, SPLIT, or ERROR for the default of a flag that can't be looked up. */
  reason: z.string(),
});
export type FlagDecision = z.infer<typeof FlagDecision>;

export const decideFlags = call({
  name: 'decideFlags',
  method: 'POST',
  path: '/service-optimize/{context}/api/v2/decision',
  who: 'ANYONE',
  summary:
    'Decides what a person sees. They keep their variant of an experiment, and are counted once: ask only for what the page shows.',
  params: ContextParams,
  body: z.object({ featureKeys: FeatureKeys, optimizeUser: OptimizeUser }),
  bodyBytes: QUESTION_BYTES,
  answer: z.object({ decisions: z.array(FlagDecision) }),
  errors: ['TOO_MANY_ATTEMPTS'],
});
