/** The same words in Spanish: a text for every text, with the same names and the same parameters. */
export type Spanish<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Spanish<Said>
    : { readonly [Name in keyof English]: Spanish<English[Name]> };
