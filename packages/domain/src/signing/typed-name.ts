type Named = {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly suffix?: string | undefined;
};

/** A person signs with their name, with or without the middle name and the suffix; capitals and spaces do not matter. */
export function isOwnName(typed: string, { firstName, middleName, lastName, suffix }: Named): boolean {
  const names = [
    [firstName, middleName, lastName, suffix],
    [firstName, middleName, lastName],
    [firstName, lastName, suffix],
    [firstName, lastName],
  ];
  return names.some((parts) => plain(parts.filter(Boolean).join(' ')) === plain(typed));
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
