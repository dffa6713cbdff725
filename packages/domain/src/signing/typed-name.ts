import { foldedWords } from '../people/folded-name.ts';

type Named = {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly suffix?: string | undefined;
};

/**
 * Returns whether a typed name is the signer's, with or without middle name and suffix, however their keyboard writes it: see `foldedWords`.
 */
export function isSignerName(typed: string, { firstName, middleName, lastName, suffix }: Named): boolean {
  const names = [
    [firstName, middleName, lastName, suffix],
    [firstName, middleName, lastName],
    [firstName, lastName, suffix],
    [firstName, lastName],
  ];
  const folded = (name: string) => foldedWords(name).join(' ');
  return names.some((parts) => folded(parts.filter(Boolean).join(' ')) === folded(typed));
}
