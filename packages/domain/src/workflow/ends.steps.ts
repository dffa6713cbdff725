import { counterOfferIsRefused } from '../adverse-action/counter-offer.ts';
import {
  isCancelled,
  isClosedForInactivity,
  isDeclined,
  isOnHold,
  isRescinded,
  noticeIsSent,
} from '../facts/ends.selectors.ts';
import { never, person, type StepRow } from './step.ts';

/** Steps that end a file without funding, or stop it until staff let it continue. */
export const END_STEPS = {
  CANCELLED: {
    kind: 'TERMINAL',
    interrupt: true,
    page: '/',
    client: 'cancelled',
    applies: isCancelled,
    done: never,
    // A declined counteroffer is reported as a denial of the request (12 CFR 1002.9(a)(1)(iv)).
    task: (facts) =>
      counterOfferIsRefused(facts) && !noticeIsSent(facts) ? 'sendAdverseActionNotice' : undefined,
  },
  DECLINED: {
    kind: 'TERMINAL',
    interrupt: true,
    page: 'error/decline',
    client: 'declined',
    applies: isDeclined,
    done: never,
    task: (facts) => (noticeIsSent(facts) ? undefined : 'sendAdverseActionNotice'),
  },
  RESCINDED: {
    kind: 'TERMINAL',
    interrupt: true,
    page: '/',
    client: 'cancelled',
    applies: isRescinded,
    done: never,
  },
  INACTIVE: {
    kind: 'TERMINAL',
    interrupt: true,
    page: 'error/decline',
    client: 'declined',
    applies: isClosedForInactivity,
    done: never,
    task: (facts) => (noticeIsSent(facts) ? undefined : 'sendAdverseActionNotice'),
  },
  /** A step that the specification doesn't have: staff stopped the application. */
  ON_HOLD: {
    kind: 'REVIEW',
    interrupt: true,
    page: 'review-app/uw',
    client: 'uwReview',
    ends: person('OPERATIONS'),
    owner: 'OPERATIONS',
    usual: '1-2 business days',
    applies: isOnHold,
    done: never,
  },
  /** The page's fallback when polling brings no change; never derived from facts. */
  UNKNOWN: {
    kind: 'ERROR',
    page: 'error/timeout',
    client: 'unknown',
    applies: never,
    done: never,
  },
} as const satisfies Record<string, StepRow>;
