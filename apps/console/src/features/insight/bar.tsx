/** A bar beside its figure, which says the same. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" className="bar-track" />
      <rect width={Math.min(100, share * 100)} height="6" className="bar-fill" />
    </svg>
  );
}

/** Returns a share in whole percent, a dash of nothing. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}
