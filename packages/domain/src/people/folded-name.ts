/** Letters that decompose into no plain one, as an English keyboard types them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i', æ: 'ae', œ: 'oe', ħ: 'h', ŧ: 't', ŋ: 'n' },
};

/** Apostrophes, as keyboards and phones type them, and full stops: in a name they separate nothing. */
const WITHIN = /['’‘‛ʼʹ`´′＇.]/g;

/**
 * Returns the words of a name as they are compared: by signature, search and chat alike. Case, accents, apostrophes, kinds of dash and
 * space, and invisible characters make no difference: “O’Brien-Åström” is obrien and astrom.
 */
export function foldedWords(name: string): readonly string[] {
  return name
    .replace(WITHIN, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþßıæœħŧŋ]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
