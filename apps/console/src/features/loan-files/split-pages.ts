type Pages = { readonly firstPage?: number | undefined; readonly lastPage?: number | undefined };

/** Returns the part that a page goes to, from 0; undefined if no part has it. */
export function partOf(parts: readonly Pages[], page: number): number | undefined {
  const at = parts.findIndex(
    ({ firstPage, lastPage = firstPage }) =>
      firstPage !== undefined && lastPage !== undefined && firstPage <= page && page <= lastPage,
  );
  return at < 0 ? undefined : at;
}

/** Returns the parts after a page is chosen for one: its first page, then its last. An earlier page starts the part over. */
export function withPage<P extends Pages>(parts: readonly P[], at: number, page: number): readonly P[] {
  return parts.map((part, index) => {
    if (index !== at) return part;
    const { firstPage, lastPage } = part;
    const isStarted = firstPage !== undefined && firstPage <= page && firstPage === lastPage;
    return { ...part, firstPage: isStarted ? firstPage : page, lastPage: page };
  });
}

/** Returns the pages after the last part, if there are any. */
export function restOf(
  parts: readonly Pages[],
  pageCount: number,
): { readonly firstPage: number; readonly lastPage: number } | undefined {
  const last = Math.max(0, ...parts.map(({ firstPage = 0, lastPage = firstPage }) => lastPage));
  return last > 0 && last < pageCount ? { firstPage: last + 1, lastPage: pageCount } : undefined;
}
