/** What schemas and the server say to borrowers, by the English sentence. A blank is `{1}`, `{2}` and so on, in the order of the English. */
export const SENTENCES: Readonly<Record<string, string>> = {
  Required: 'Obligatorio',
  'Must be {1} or less': 'Debe ser {1} o menos',
};
