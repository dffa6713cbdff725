const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Keeps a choice on this device, for every page opened later. Not personal: kept after sign-out.
 * @param value undefined to forget it
 */
export function keepOnDevice(name: string, value: string | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = value ? YEAR_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
