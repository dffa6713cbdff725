/** What an official library's type sends as JSON: an enumeration is the text that it stands for. */
export type AsJson<T> = T extends string
  ? `${T}`
  : T extends readonly (infer Item)[]
    ? readonly AsJson<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]: AsJson<T[Name]> }
      : T;

/** The fields of an answer and the kinds of their values. Which texts a schema takes is its own matter. */
export type Shape<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? Shape<Item>[]
    : T extends object
      ? { [Name in keyof T]: Shape<T[Name]> }
      : T;
