type Named = {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly suffix?: string | undefined;
};

/**
 * Returns whether a typed name is the signer's, with or without middle name and suffix. Case, accents, punctuation and extra spaces don't
 * matter.
 */
export function isSignerName(typed: string, { firstName, middleName, lastName, suffix }: Named): boolean {
  const names = [
    [firstName, middleName, lastName, suffix],
    [firstName, middleName, lastName],
    [firstName, lastName, suffix],
    [firstName, lastName],
  ];
  return names.some((parts) => comparableName(parts.filter(Boolean).join(' ')) === comparableName(typed));
}

function comparableName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
