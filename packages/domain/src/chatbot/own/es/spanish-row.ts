import type { SpanishTopic } from './spanish-own-answer.ts';

/** A topic with the words that ask about it, as `plainSpanish` writes them. */
export type SpanishRow = {
  readonly topic: SpanishTopic;
  readonly about: RegExp;
  readonly unless?: RegExp;
};

/** Returns a pattern of words that a question has in any order. */
export function all(...parts: readonly string[]): RegExp {
  return new RegExp(parts.map((part) => `(?=.*\\b(?:${part}))`).join(''));
}

/** Returns a pattern of which one part must match. */
export function any(...parts: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${parts.join('|')})`);
}

/** Who else may have to sign. */
export const SIGNER =
  '(?:cofirmante|codueno|codeudor|cosolicitante|conyuge|otr[oa]s? (?:duen[oa]s?|propietari[oa]s?|firmantes?|personas?)|espos[oa]|marido|mujer|pareja|herman[oa]|mama|papa|madre|padre|hij[oa]|soci[oa]|los demas|ella|alguien mas|nadie mas|quien mas)\\b';
