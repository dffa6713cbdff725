// Proves CO-61.

import { expect, it } from 'vitest';
import { filledReply, matchingReplies, openVariable } from './canned-reply.ts';

const AVERY = {
  firstName: 'Avery',
  agentName: 'Ann',
  companyName: 'Homeline',
  loanNumber: undefined,
};

it('fills a canned reply with the borrower, the agent and the lender', () => {
  expect(filledReply('Hi {firstName}, this is {agentName} of {companyName}.', AVERY)).toBe(
    'Hi Avery, this is Ann of Homeline.',
  );
});

it('leaves a variable without a value for the agent to fill in', () => {
  const filled = filledReply('Your loan {loanNumber}, {firstName}', AVERY);
  expect(filled).toBe('Your loan {loanNumber}, Avery');
  expect(openVariable(filled)).toBe('{loanNumber}');
});

it('leaves braces without a known variable unchanged', () => {
  expect(filledReply('Use {curly} braces', AVERY)).toBe('Use {curly} braces');
  expect(openVariable('Use {curly} braces')).toBeUndefined();
});

it('finds canned replies by words of their title and text', () => {
  const replies = [
    { title: 'Greeting', text: 'Hi {firstName}' },
    { title: 'Upload a pay stub', text: 'Please upload your newest pay stub.' },
  ];
  expect(matchingReplies(replies, 'stub upload').map(({ title }) => title)).toEqual(['Upload a pay stub']);
  expect(matchingReplies(replies, '')).toHaveLength(2);
});
