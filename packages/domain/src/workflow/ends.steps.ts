import { isCancelled, isClosedForInactivity, isDeclined, isRescinded } from '../application/ends.ts';
import { never, type StepRow } from './step.ts';

/** How a file ends otherwise than funded. */
export const END_STEPS = {
  CANCELLED: {
    kind: 'TERMINAL',
    interrupt: true,
    page: '/',
    client: 'cancelled',
    applies: isCancelled,
    done: never,
  },
  DECLINED: {
    kind: 'TERMINAL',
    interrupt: true,
    page: 'error/decline',
    client: 'declined',
    applies: isDeclined,
    done: never,
    task: ({ adverseActionNotice }) => (adverseActionNotice.length === 0 ? 'sendAdverseActionNotice' : undefined),
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
    task: ({ adverseActionNotice }) => (adverseActionNotice.length === 0 ? 'sendAdverseActionNotice' : undefined),
  },
  /** The page's own fallback when it has polled in vain; never derived from facts. */
  UNKNOWN: {
    kind: 'ERROR',
    page: 'error/timeout',
    client: 'unknown',
    applies: never,
    done: never,
  },
} satisfies Record<string, StepRow>;
