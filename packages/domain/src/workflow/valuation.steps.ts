import {
  brokerOpinion,
  brokerOpinionEvaluation,
  brokerOpinionOrder,
  valuationIsDue,
  valuationIsHeld,
} from '../facts/valuation.selectors.ts';
import { never, person, type StepRow, task } from './step.ts';

/** Steps for a broker price opinion, where one is due. */
export const VALUATION_STEPS = {
  BPO_CONDITION: {
    kind: 'BORROWER_ACTION',
    interrupt: true,
    page: 'bpo/condition',
    client: 'bpo',
    answers: ['saveHomeCondition'],
    applies: valuationIsDue,
    done: ({ homeCondition }) => homeCondition !== undefined,
  },
  ORDER_BPO: {
    kind: 'BORROWER_ACTION',
    interrupt: true,
    page: 'bpo/order-bpo',
    client: 'bpo',
    answers: ['orderOpinion'],
    applies: valuationIsDue,
    done: (facts) => brokerOpinionOrder(facts) !== undefined,
  },
  WAITING_FOR_BPO: {
    kind: 'WAITING',
    interrupt: true,
    page: 'bpo/waiting',
    client: 'bpoProcessWaiting',
    ends: task('collectBrokerOpinion'),
    owner: 'VALUATION_AGENT',
    usual: '3-5 business days',
    applies: valuationIsDue,
    done: (facts) => brokerOpinion(facts) !== undefined,
  },
  BPO_HOLD: {
    kind: 'REVIEW',
    interrupt: true,
    page: 'bpo/hold',
    client: 'bpoProcessWaiting',
    ends: person('OPERATIONS'),
    owner: 'OPERATIONS',
    usual: '1-3 business days',
    applies: (facts) => valuationIsDue(facts) && valuationIsHeld(facts),
    done: never,
  },
  BPO_EVALUATION: {
    kind: 'WAITING',
    generation: true,
    interrupt: true,
    page: 'bpo/waiting',
    client: 'bpoProcessWaiting',
    ends: task('evaluateBrokerOpinion'),
    owner: 'SYSTEM',
    usual: 'seconds',
    applies: (facts) => valuationIsDue(facts) && brokerOpinion(facts)?.answer === 'REPORT',
    done: (facts) => brokerOpinionEvaluation(facts) !== undefined,
  },
} as const satisfies Record<string, StepRow>;
