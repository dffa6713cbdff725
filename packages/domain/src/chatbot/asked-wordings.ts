import { placeIn, withPlace } from './named-place.ts';

/** A credit score: three digits that aren't an amount, a percentage or a number of something. */
const SCORE =
  /(?<![$\d.,])(?:\b(?:a|an|around|about|only|just)\s+)*\b([3-7]\d\d|8[0-4]\d|850)\b(?![\d.,]*\d|\s*(?:%|k\b|percent|thousand|grand|dollars|bucks|days?|weeks?|months?|years?|units?|sq|acres?|-\d))(?:\s+(?:credit\s+|fico\s+)?score)?/gi;
const MAY_ASK_OF_SCORE =
  /\b(score|fico|credit|enough|sufficient|qualify|okay?|good|low|chance|accept|approved?)\b/i;

/** A wording of a question to search for, and the weight of an entry found with it. */
export type AskedWording = { readonly text: string; readonly weight: number };

/** Without its place, a question may be about anything: “a house in Ohio” is no question about houses. */
const WITHOUT_PLACE = 0.93;
/** Articles write amounts, years and percentages out in words, and one example matches them all. */
const WITH_WORDS = 0.97;
const AMOUNT =
  /\$\s?\d[\d,.]*(?:\s?(?:k|thousand|grand|million|mil)\b)?|\b\d[\d,.]*\s?(?:k|thousand|grand|dollars|bucks|million)\b(?: dollars)?|\b\d{2,3},?000\b|(?<=\b(?:worth|owes?|owed)\s(?:about |around |like |maybe )?)\d{2,3}\b(?!\s*(?:%|percent|years?|months?))/gi;
const YEARS = /\b\d{1,2}[\s-]?(?:years?|yrs?)\b/gi;
const PERCENT = /\b\d{1,2}(?:\.\d+)?\s?(?:%|percent)/gi;

/**
 * Returns the ways in which a question is looked up, because the search knows no figures and no places: with “my score” for a score, with
 * words for amounts and years, and for a place with “my state” and without it. A question about an LLC in Florida is more about the LLC.
 */
export function askedWordings(question: string): readonly AskedWording[] {
  const asked = MAY_ASK_OF_SCORE.test(question) ? question.replace(SCORE, 'my score') : question;
  const inWords = asked
    .replace(AMOUNT, 'fifty thousand dollars')
    .replace(YEARS, 'twenty years')
    .replace(PERCENT, 'ten percent');
  const place = placeIn(asked);
  const ofState = place ? withPlace(asked, place, 'my state') : asked;
  return [
    { text: ofState, weight: 1 },
    ...(inWords === asked ? [] : [{ text: inWords, weight: WITH_WORDS }]),
    ...(place ? [{ text: withoutState(ofState), weight: WITHOUT_PLACE }] : []),
  ];
}

function withoutState(question: string): string {
  return question.replace(/(?:,?\s*\b(?:in|of|from|for|at)\s+)?\s*\bmy state\b/g, '');
}

const NEXT_PART =
  /\?\s+|,?\s+(?:and|also|plus|&)\s+(?=(?:who|what|what['’]s|when|where|why|how|which|is|are|do|does|can|could|will)\b(?! not\b))/i;

/** Returns the questions in a message that has several: “Who regulates you, and what is your license number?” */
export function questionsIn(message: string): readonly string[] {
  return message.split(NEXT_PART).filter((part) => part.trim() !== '');
}
