// Proves LW-10.

import { expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { writeDocument } from '../templates.ts';
import { sampleSubject } from '../testing/sample.ts';

const noticeWhere = (communityParticipates: boolean | undefined) =>
  documentText(
    writeDocument('FLOOD_HAZARD_NOTICE', sampleSubject({ flood: { zone: 'AE', communityParticipates } })),
  );

it('says that the community takes part in the NFIP (42 USC 4104a; 12 CFR 22, appendix A)', () => {
  expect(noticeWhere(true)).toContain('The community takes part in the National Flood Insurance Program');
  expect(noticeWhere(true)).not.toContain('does not take part');
});

it('says that the community doesn’t take part, so that no federal insurance or relief is available', () => {
  expect(noticeWhere(false)).toContain('The community does not take part in the NFIP');
  expect(noticeWhere(false)).not.toContain('The community takes part in');
});

it('states both cases, and leaves the question to the agent, only for an older determination without that answer', () => {
  expect(noticeWhere(undefined)).toContain('Your agent can tell you');
  expect(noticeWhere(true) + noticeWhere(false)).not.toContain('Your agent can tell you');
});

it('is a separate notice to acknowledge, not a closing document', () => {
  expect(noticeWhere(true)).toContain('no earlier than ten days after the date of this notice');
  expect(noticeWhere(true)).not.toContain('Signature');
});
