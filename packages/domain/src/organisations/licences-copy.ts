/** The words on the states where a lender lends. */
export const licencesCopy = {
  lendsIn: (company: string, states: string) => `${company} lends in ${states}.`,
  nowhere: (company: string) => `${company} isn’t licensed to lend in any state yet.`,
  moreToCome: 'We aren’t in every state yet, but more are on the way.',
  newYorkReview:
    'New York: this site is open to the New York State Department of Financial Services for its review. Applications from New York are not accepted yet.',
  newYork: 'New York: licensed by the New York State Department of Financial Services.',
  and: (states: string, last: string) => `${states} and ${last}`,
};
