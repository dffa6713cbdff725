import * as z from 'zod';
import { call, noDetails, type Provider } from '../provider.ts';
import { Address, Dollars, File, Order, Person } from '../request-schemas.ts';

const Lookup = Order.extend({
  person: Person,
  address: Address,
  neededCoverage: Dollars,
  inFloodZone: z.boolean(),
});
const Check = Lookup.extend({ proofs: z.array(File).min(1) });

export const insurance: Provider = {
  port: 'insurance',
  description: 'Home insurance: policy look-up and check',
  calls: [
    call({
      path: 'lookups',
      call: 'LOOKUP',
      body: Lookup,
      answers: { NO_POLICY_ON_FILE: noDetails, IN_FORCE: noDetails },
    }),
    call({
      path: 'checks',
      call: 'CHECK',
      body: Check,
      answers: { COVERED: noDetails, NOT_COVERED: () => ({ shortfalls: ['COVERAGE', 'MORTGAGEE'] }) },
    }),
  ],
};
