import { call, noDetails, type Provider } from '../provider.ts';
import { Order, Person } from '../request-schemas.ts';

export const sanctions: Provider = {
  port: 'sanctions',
  description: 'Sanctions list screen',
  calls: [
    call({
      path: 'screens',
      body: Order.extend({ person: Person }),
      answers: {
        CLEAR: noDetails,
        POSSIBLE_MATCH: () => ({
          matches: [
            {
              ...{
                name: 'A person of the same name',
                list: 'Specially Designated Nationals',
                similarityPct: 87,
              },
              ...{
                entry: 'SDN 00087',
                birthYears: [1958, 1961],
                countries: ['Panama'],
                aliases: ['Same Name'],
              },
            },
          ],
        }),
      },
    }),
  ],
};
