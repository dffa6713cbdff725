/// <reference path="./dmn-file.d.ts" />
import policyXml from '../../../../organisations/homeline/policy/2026-01-01.dmn?raw';
import ratesXml from '../../../../organisations/homeline/rates/2026-01-01.dmn?raw';
import { civilDate } from '../dates/civil-date.ts';
import { readCreditPolicy } from '../policy/read-credit-policy.ts';
import { readRateSheet } from '../policy/read-rate-sheet.ts';
import { formatProblem } from '../tables/decision-table.ts';

/** The rules files of the sample organisation, in the versions of the published numbers. */
export const homelineFiles = { rates: ratesXml, policy: policyXml };

const FIRST = civilDate('2026-01-01');
const rates = await readRateSheet({ version: FIRST, sha256: 'of the rate sheet' }, ratesXml);
const policy = await readCreditPolicy({ version: FIRST, sha256: 'of the policy' }, policyXml);
if ('problems' in rates) throw new Error(rates.problems.map(formatProblem).join('\n'));
if ('problems' in policy) throw new Error(policy.problems.map(formatProblem).join('\n'));

/** The rules of the sample organisation. */
export const homelineRules = { sheet: rates.sheet, policy: policy.policy };
