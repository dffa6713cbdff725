import type { END_STEPS } from './ends.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const END_COPY: StageCopy<typeof END_STEPS> = {
  CANCELLED: { ended: 'This application was canceled.' },
  DECLINED: {
    ended:
      'We couldn’t approve this application, and it has ended. Open it to read our letter, the reasons, and what could change the decision.',
  },
  RESCINDED: {
    ended:
      'The agreement was canceled within the time the law gives. We return whatever you paid and release the lien within 20 days. If you got money from us, we’ll tell you how to give it back.',
    message: {
      subject: 'Your line was canceled',
      text: 'You or a person who signed with you canceled it within the time the law gives you. We return whatever you paid and release the lien. If nobody canceled, please call us.',
    },
  },
  INACTIVE: {
    ended: 'We closed this application because we didn’t hear from you. You can apply again at any time.',
  },
  ON_HOLD: {
    wait: {
      heading: 'We’re taking a closer look at your application',
      why: 'It’s on hold until our team has finished. You don’t need to do anything unless we write to you.',
    },
  },
  UNKNOWN: { next: 'Try again' },
};
