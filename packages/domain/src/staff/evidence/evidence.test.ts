// Proves CO-20.

import { expect, it } from 'vitest';
import { type Facts, type FactWrite, noFacts, withFact } from '../../facts/facts.ts';
import { EVIDENCE_TOPICS, evidenceOn, TOPICS_OF, topicsAt } from './evidence.ts';

const factsOf = (...writes: readonly FactWrite[]): Facts =>
  writes.reduce((so, write) => withFact(so, write, '2026-03-10T17:00:00.000Z'), noFacts());

it('a sanctions review shows the listed name, its list and how alike it is', () => {
  const facts = factsOf({
    fact: 'sanctionsScreens',
    value: {
      answer: 'POSSIBLE_MATCH',
      matches: [{ name: 'Happy, Avery A.', list: 'Specially Designated Nationals', similarityPct: 87 }],
    },
  });
  expect(evidenceOn(TOPICS_OF.FRAUD_DESK ?? [], facts)).toEqual([
    {
      topic: 'IDENTITY',
      title: 'Identity and sanctions',
      tables: [
        {
          title: 'Possible sanctions matches',
          columns: [
            { label: 'Who' },
            { label: 'Listed name' },
            { label: 'List' },
            { label: 'Similarity', isNumber: true },
          ],
          rows: [
            [
              { text: 'Borrower' },
              { text: 'Happy, Avery A.' },
              { text: 'Specially Designated Nationals' },
              { text: '87%', order: 87 },
            ],
          ],
        },
      ],
      rows: [{ label: 'Sanctions screen', value: 'Possible match' }],
    },
  ]);
});

it('a title agent reads the commitment and the agent’s remark beside the liens, and no credit or income', () => {
  const facts = factsOf(
    { fact: 'finalTitle', value: { answer: 'OPEN_ISSUE', remark: 'A judgment was entered.' } },
    { fact: 'identityResults', value: { answer: 'VERIFIED' } },
  );
  expect(evidenceOn(TOPICS_OF.TITLE_AGENT ?? [], facts)).toEqual([
    {
      topic: 'TITLE',
      title: 'Title',
      tables: [],
      rows: [
        { label: 'Title commitment', value: 'Open issue' },
        { label: 'Title commitment · Remark', value: 'A judgment was entered.' },
      ],
    },
  ]);
});

it('a topic of which nothing is known is left out', () => {
  expect(evidenceOn(EVIDENCE_TOPICS, factsOf())).toEqual([]);
});

it('a co-borrower’s review lays both people’s income and credit side by side; a wait of nobody has no topics', () => {
  const waiting = { kind: 'WAITING', owner: 'UNDERWRITER' } as const;
  expect(topicsAt({ ...waiting, id: 'WAITING_FOR_CO_BORROWER_REVIEW' })).toEqual(['INCOME', 'CREDIT']);
  expect(topicsAt({ ...waiting, id: 'WAITING_FOR_FINAL_TITLE' })).toEqual([]);
  expect(topicsAt({ ...waiting, kind: 'REVIEW', id: 'TITLE_REVIEW' })).toEqual(TOPICS_OF.UNDERWRITER);
});
