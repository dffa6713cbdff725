import {
  disbursement,
  isRecorded,
  isRescindable,
  isSettled,
  releaseDayHasCome,
} from '../facts/funding.selectors.ts';
import { borrowersScreen } from '../facts/identity.selectors.ts';
import { uncheckedForService } from '../facts/military.selectors.ts';
import { newer } from '../facts/reading.ts';
import { refreshTask } from '../facts/refreshes.selectors.ts';
import { date, never, person, type StepRow, task } from './step.ts';

/** Steps from the rescission period to disbursed money and a recorded deed. */
export const FUNDING_STEPS = {
  RESCISSION: {
    kind: 'WAITING',
    page: 'complete',
    client: 'waitFund',
    stage: 'COMPLETE',
    ends: date('rescissionEnds'),
    owner: 'SYSTEM',
    usual: '3 business days',
    applies: isRescindable,
    done: ({ rescissionEnded }) => rescissionEnded !== undefined,
  },
  FUNDING_DECISION: {
    kind: 'REVIEW',
    page: 'complete',
    client: 'waitFund',
    stage: 'COMPLETE',
    ends: person('FUNDING_OFFICER'),
    owner: 'FUNDING_OFFICER',
    usual: 'seconds by rule; 1 business day when referred',
    task: (facts) => {
      const ordered = refreshTask(facts);
      if (ordered) return ordered;
      return newer(borrowersScreen(facts), facts.noteSignatures.at(-1)) ? undefined : 'screenSanctionsAgain';
    },
    rule: 'readyToFund',
    done: ({ fundingDecisions }) => fundingDecisions.some(({ decision }) => decision === 'APPROVED'),
  },
  FUNDABLE: {
    kind: 'WAITING',
    page: 'complete',
    client: 'waitFund',
    stage: 'COMPLETE',
    ends: task('originateDisbursement'),
    owner: 'SYSTEM',
    usual: 'same business day',
    notBefore: { date: 'releaseDay', hasCome: releaseDayHasCome },
    done: (facts) => disbursement(facts) !== undefined,
  },
  WAITING_FOR_DISBURSEMENT: {
    kind: 'WAITING',
    page: 'complete',
    client: 'waitFund',
    stage: 'COMPLETE',
    ends: task('trackDisbursement'),
    owner: 'BANK',
    usual: '1-2 business days',
    done: isSettled,
  },
  RECORDING: {
    kind: 'WAITING',
    page: 'complete',
    client: 'complete',
    stage: 'COMPLETE',
    ends: task('recordSecurityInstrument'),
    owner: 'COUNTY_RECORDER',
    usual: '1-10 business days',
    done: isRecorded,
  },
  COMPLETE: {
    kind: 'TERMINAL',
    page: '/',
    client: 'complete',
    stage: 'COMPLETE',
    // After the money, so that it waits for nothing.
    task: (facts) => (uncheckedForService(facts).length > 0 ? 'checkMilitaryService' : undefined),
    done: never,
  },
} as const satisfies Record<string, StepRow>;
