// Proves DS-48.

import { expect, it } from 'vitest';
import type { Signer } from '../facts/signers.selectors.ts';
import { isSignedBy, signerReceives } from '../signing/signer-documents.ts';
import published from './catalogue.cases.json' with { type: 'json' };
import { catalogueEntry, DocumentType } from './catalogue.ts';
import type { DocumentPackage } from './document-types.ts';

/** Who else gets a paper, by the words of the published list. Everybody else’s papers are the borrower’s alone. */
const READERS: Readonly<Record<string, readonly ('CO_BORROWER' | 'OWNER')[]>> = {
  'each applicant': ['CO_BORROWER'],
  'each scored applicant': ['CO_BORROWER'],
  'each borrower': ['CO_BORROWER'],
  'each signer': ['CO_BORROWER', 'OWNER'],
  'each owner': ['OWNER'],
  'each owner and spouse': ['OWNER'],
  'each owner and lender': ['OWNER'],
  'each title holder (and spouse where needed)': ['OWNER'],
};

const GROUPS: Readonly<Record<string, DocumentPackage | undefined>> = {
  disclosurelistSummary: 'SUMMARY',
  disclosurelistClosing: 'CLOSING',
  disclosurelistNotary: 'NOTARY',
};

/** Where we differ from the published list, and why we may. */
const DEVIATIONS: Readonly<Record<string, string>> = {
  'CREDIT_SCORE_DISCLOSURE readers':
    'Each co-borrower gets one of their own, with their own score (15 USC 1681g(g)).',
  'CREDIT_AUTHORIZATION readers': 'Each co-borrower gets one of their own.',
  'ECOA_NOTICE readers':
    'With several applicants, the primary one gets it: comment 1002.14(a)(1)-1. The others read the same words in ADDITIONAL_MORTGAGE_DISCLOSURES.',
  'ECOA_NOTICE group':
    'Sent on its own once a valuation is ordered, within three business days: 12 CFR 1002.14(a)(2).',
  'VALUATION_REPORT readers':
    'With several applicants, the primary one gets the copy: comment 1002.14(a)(1)-1.',
  'VALUATION_REPORT group': 'Sent promptly on completion, not with the closing: 12 CFR 1002.14(a)(1).',
  'FLOOD_HAZARD_NOTICE readers':
    'One borrower gets it for all: Interagency Questions and Answers, 87 FR 32826. For counsel to confirm.',
  'FLOOD_HAZARD_NOTICE action':
    'The record of receipt needs no signature: 12 CFR 22.9(d). An acknowledgment with its time is kept.',
  'FLOOD_HAZARD_NOTICE group':
    'Sent as soon as the zone is known, a reasonable time before closing: 12 CFR 22.9(c).',
};

const PERSON = { uuid: '', name: '', email: '' };
const CO_BORROWER: Signer = { ...PERSON, type: 'CO_BORROWER', holdsTitle: false };
const OWNER: Signer = { ...PERSON, type: 'CO_DEEDER', holdsTitle: true };

function gets(type: DocumentType, signer: Signer): boolean {
  const { group } = catalogueEntry(type);
  if (!group) return false;
  return group === 'SUMMARY' ? signerReceives(type, signer) : isSignedBy(type, signer);
}

function differencesOf({ type: name, who, action, group }: (typeof published.documents)[number]): string[] {
  const type = DocumentType.parse(name);
  const entry = catalogueEntry(type);
  const readers = READERS[who] ?? [];
  // A co-borrower who signs for the home too reads what an owner does.
  const coBorrowerDiffers =
    gets(type, CO_BORROWER) !== readers.includes('CO_BORROWER') && !readers.includes('OWNER');
  const ownerDiffers = gets(type, OWNER) !== readers.includes('OWNER');
  return [
    ...(coBorrowerDiffers || ownerDiffers ? [`${type} readers`] : []),
    ...(entry.action === action.toUpperCase() ? [] : [`${type} action`]),
    ...(entry.group === GROUPS[group] ? [] : [`${type} group`]),
  ];
}

it('has every published paper, with its readers, what they do with it and its package, or says why not', () => {
  expect(published.documents.flatMap(differencesOf).toSorted()).toEqual(Object.keys(DEVIATIONS).toSorted());
});
