import type {
  decideFlags as decideCall,
  FlagDecision,
  askFeature as featureCall,
  askFeatures as featuresCall,
} from '@homeline/contract/flags/ask-flags.ts';
import { isFlagKey } from '@homeline/domain/flags/flags.ts';
import type { Context } from '../../context.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { placeOf } from '../../http/place.ts';
import { waitWords } from '../../http/rate-limit.ts';
import { limitOfProcess } from '../../http/request-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { decisionOf, isEnabled } from './decision-of.ts';
import type { FlagUser } from './evaluate.ts';
import { decideFlag, readFlag } from './experiments.ts';
import { askedKeys } from './flags.ts';

/** Allows for many pages behind one address. */
const questions = limitOfProcess({ most: 3000, windowMs: 60_000 });
/** People whom one place adds to experiments: nobody floods the results. */
const newPeople = limitOfProcess({ most: 300, windowMs: 600_000 });

export const askFeature: Handler<typeof featureCall> = async (request, context) => {
  const refusal = tooMany(context, request.origin.ip);
  if (refusal) return refusal;
  const { featureKey } = request.body;
  if (!isFlagKey(featureKey)) return { enabled: false };
  const answer = await readFlag(context, request.organisation, featureKey, userOf(request));
  return { enabled: isEnabled(featureKey, answer) };
};

export const askFeatures: Handler<typeof featuresCall> = async (request, context) => {
  const refusal = tooMany(context, request.origin.ip);
  if (refusal) return refusal;
  const user = userOf(request);
  const features = askedKeys(request.body.featureKeys).map(async (featureKey) => ({
    featureKey,
    enabled:
      isFlagKey(featureKey) &&
      isEnabled(featureKey, await readFlag(context, request.organisation, featureKey, user)),
  }));
  return { features: await Promise.all(features) };
};

export const decideFlags: Handler<typeof decideCall> = async (request, context) => {
  const { ip = '' } = request.origin;
  const refusal = tooMany(context, ip);
  if (refusal) return refusal;
  const user = userOf(request);
  const mayCount = () => newPeople(context).count(placeOf(ip)) === 0;
  const decisions = askedKeys(request.body.featureKeys).map(async (featureKey): Promise<FlagDecision> => {
    if (!isFlagKey(featureKey))
      return { featureKey, enabled: false, variables: {}, reason: 'FLAG_NOT_FOUND' };
    return decisionOf(
      featureKey,
      await decideFlag(context, request.organisation, featureKey, user, { mayCount }),
    );
  });
  return { decisions: await Promise.all(decisions) };
};

/** Counts a question from an address. Returns the seconds until the next one is allowed; 0 if this one is. */
export function secondsUntilNextQuestion(context: Context, ip: string | undefined): number {
  return questions(context).count(placeOf(ip ?? ''));
}

function tooMany(context: Context, ip: string | undefined): Refusal | undefined {
  const seconds = secondsUntilNextQuestion(context, ip);
  return seconds > 0
    ? refuse('TOO_MANY_ATTEMPTS', { message: `Too many requests. Try again in ${waitWords(seconds)}.` })
    : undefined;
}

type Question = Pick<
  HandlerRequest<typeof decideCall>,
  'organisation' | 'params' | 'body' | 'optsOutOfTracking'
>;

/**
 * A page's own properties can't change its lender or context. A person who doesn't want to be tracked takes part
 * in no experiment.
 */
function userOf({
  organisation,
  params,
  body,
  optsOutOfTracking,
}: Omit<Question, 'body'> & {
  readonly body: Pick<Question['body'], 'optimizeUser'>;
}): FlagUser {
  const { trackerId: given, attributes } = body.optimizeUser;
  const trackerId = optsOutOfTracking ? undefined : given;
  return { trackerId, attributes: { ...attributes, organization: organisation, context: params.context } };
}
