import { KNOWN_WORDS } from './kept-values.ts';

/**
 * The words that names and values of events are made of. A name or a value with any other word could be what a person typed, such as a
 * person's name.
 */
const EVENT_WORDS = new Set([
  ...'accept accepted account action active agent alert amount answer answered app application apply approve approved arrive arrived'.split(
    ' ',
  ),
  ...'attach auth autopay back bank banner blur bot button call cancel canceled card change changed chat chatbot check checkbox checked'.split(
    ' ',
  ),
  ...'choice choose chosen clear click clicked close closed code collapse complete completed component condition confirm confirmed'.split(
    ' ',
  ),
  ...'consent console context continue count create created credit customer dashboard date debug decision decline declined delay delete'.split(
    ' ',
  ),
  ...'denied device dialog direction disabled dismiss display document documents done download draft drop duration edit element email'.split(
    ' ',
  ),
  ...'empty enabled end ended enter entered error event exit expand expired experiment export failed failure false feature feedback fee'.split(
    ' ',
  ),
  ...'field file filter finish finished first flag flow focus form found from funnel group height heloc help hidden history home hover'.split(
    ' ',
  ),
  ...'id idle image impression income index info input invalid item key kind label language last layout left length level lien link'.split(
    ' ',
  ),
  ...'linked list load loaded loading locale login logout media menu message method mobile modal mode money name navigate navigation next'.split(
    ' ',
  ),
  ...'none notary note notification number off offer offers on open opened option order organization outcome page pagepath paid panel'.split(
    ' ',
  ),
  ...'password payment percent phone pixel platform play position press pressed previous product profile progress property query question'.split(
    ' ',
  ),
  ...'queue rate reason received redirect referrer refresh register registration reject rejected remove render reply request required'.split(
    ' ',
  ),
  ...'reset response result resume retry return review right role route save saved scroll search section segment select selected send'.split(
    ' ',
  ),
  ...'sent server session setting share show shown sidebar sign signed signer signup size skip slider sort sound source stage start'.split(
    ' ',
  ),
  ...'started state status step stop stopped submit submitted success suggestion support survey switch tab tap term test text theme time'.split(
    ' ',
  ),
  ...'timeout title toast toggle top total touch track transcript true tutorial type typing unknown update updated upload uploaded url'.split(
    ' ',
  ),
  ...'user validation value variant verified verify version view viewed viewport visible visit visitor wait waiting warning web webchat'.split(
    ' ',
  ),
  ...'width window with yes no zero zoom cta utm tag topic rating thumbs up down in out of to for by at a and or not'.split(
    ' ',
  ),
]);

const LONGEST = 60;
const MOST_DIGITS = 4;
const LARGEST = 9999;

/** Returns whether a name or a value has known words and short numbers alone: `offerSelected`, `OFFER_SELECTED`, `step-2`. */
export function isKnownText(text: string): boolean {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  return (
    text.length <= LONGEST &&
    words.some((word) => !isShortNumber(word)) &&
    // Several numbers could be a date of birth or a phone number.
    words.filter(isShortNumber).length <= 1 &&
    /^[\w .:/-]+$/.test(text) &&
    words.every((word) => EVENT_WORDS.has(word) || KNOWN_WORDS.has(word) || isShortNumber(word))
  );
}

function isShortNumber(word: string): boolean {
  return /^\d+$/.test(word) && word.length <= MOST_DIGITS;
}

/** Returns the properties of an event that may be kept: known names with known words, short numbers, and yes or no. */
export function keptProperties(
  properties: Readonly<Record<string, string | number | boolean>>,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => {
      if (!isKnownText(name)) return false;
      if (typeof value === 'number') return Math.abs(value) <= LARGEST;
      return typeof value === 'boolean' || isKnownText(value);
    }),
  );
}
