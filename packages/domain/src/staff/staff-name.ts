/**
 * Returns how a member of staff is named. An account without a name has its email address for one: 'bo.berg@lender.example' is named
 * 'Bo Berg'.
 */
export function staffName(name: string): string {
  const [account = '', host] = name.split('@');
  if (host === undefined) return name;
  const words = account.split(/[._-]+/).filter((word) => /\p{L}/u.test(word));
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || name;
}
