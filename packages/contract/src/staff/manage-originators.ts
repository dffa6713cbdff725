import { Email, Name } from '@homeline/domain/facts/form-fields.ts';
import { STATE_CODES } from '@homeline/domain/states/us-states.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const ORIGINATORS_PATH = '/service-staff/api/v1/originators';

export const OriginatorForm = z.object({
  name: Name,
  email: Email,
  phone: z
    .string('Required')
    .trim()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'Must be a phone number such as (888) 555-0142'),
  nmls: z
    .string('Required')
    .trim()
    .regex(/^\d{1,12}$/, 'Must be the digits of an NMLS number'),
  brokerName: z.string().trim().max(100, 'Cannot be more than 100 characters').optional(),
  states: z.array(z.enum(STATE_CODES)).min(1, 'Choose at least one state'),
  /** What the lender pays them for a line, in percent of it. */
  compensationPct: z.number().positive('Must be more than 0').max(10, 'Must be 10 or less').optional(),
});

const ListedOriginator = OriginatorForm.extend({
  id: z.string(),
  /** The address that refers an applicant to them. */
  referralLink: z.string(),
  retiredAt: z.iso.datetime().optional(),
});
export type ListedOriginator = z.infer<typeof ListedOriginator>;

export const listOriginators = call({
  name: 'listOriginators',
  method: 'GET',
  path: ORIGINATORS_PATH,
  who: 'STAFF',
  act: 'MANAGE_ORIGINATORS',
  summary: 'Returns the lender’s loan originators, those who left last.',
  answer: z.array(ListedOriginator),
});

export const addOriginator = call({
  name: 'addOriginator',
  method: 'POST',
  path: ORIGINATORS_PATH,
  who: 'STAFF',
  act: 'MANAGE_ORIGINATORS',
  summary: 'Adds a loan originator and returns their initial password, shown once.',
  body: OriginatorForm,
  answer: z.object({ initialPassword: z.string() }),
  errors: ['IDENTITY_EXISTS'],
});

export const changeOriginator = call({
  name: 'changeOriginator',
  method: 'PUT',
  path: `${ORIGINATORS_PATH}/{id}`,
  who: 'STAFF',
  act: 'MANAGE_ORIGINATORS',
  summary:
    'Changes a loan originator’s name, company, NMLS number, licenses and pay, and the address that they sign in with.',
  params: z.object({ id: z.string().max(64) }),
  body: OriginatorForm,
  answer: z.undefined(),
  status: 204,
  errors: ['IDENTITY_EXISTS'],
});

export const retireOriginator = call({
  name: 'retireOriginator',
  method: 'DELETE',
  path: `${ORIGINATORS_PATH}/{id}`,
  who: 'STAFF',
  act: 'MANAGE_ORIGINATORS',
  summary:
    'Takes a loan originator’s rights, ends their sessions and deletes clients they didn’t hand over. Applications stay.',
  params: z.object({ id: z.string().max(64) }),
  answer: z.undefined(),
  status: 204,
});
