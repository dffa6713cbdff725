/** Copy for the fields of an address, which the registration loads without the pages about the home. */
export const addressCopy = {
  street1: 'Street address',
  street2: 'Apartment or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  zipServesState: 'Is the ZIP code right?',
  servesState: (zip: string, neighbor: string, state: string) =>
    `Yes. ${zip} is a ZIP code of ${neighbor}, and my home is in ${state}.`,
};
