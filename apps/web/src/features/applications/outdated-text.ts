import { refusalOf } from '@homeline/client/session/refusal.ts';

/** Kept in this tab over the reload: the page then says why the text is another one. */
const NOTE = 'text-changed';

/**
 * Loads a page again whose text somebody agreed to is no longer in force, so that they read the current one. What they typed is kept; what
 * they agreed to isn't. Returns nothing, since other refusals have words of their own.
 */
export function reloadOutdated(error: unknown): undefined {
  if (refusalOf(error).code !== 'CONSENT_OUTDATED') return;
  sessionStorage.setItem(NOTE, 'true');
  window.location.reload();
}

/** Returns whether the text was loaded again because it has changed. */
export function isTextNew(): boolean {
  return sessionStorage.getItem(NOTE) !== null;
}

export function forgetNewText(): void {
  sessionStorage.removeItem(NOTE);
}
