import type { PageAddress } from '@homeline/domain/workflow/page-path.ts';

/**
 * Returns the address of an application's page: '/7c1f…/income/review'.
 * @param returnTo the page to open once the answer is changed
 */
export function pageUrl(uuid: string, page: PageAddress, returnTo?: string): string {
  return `/${uuid}/${page}${returnTo ? `?${new URLSearchParams({ returnTo })}` : ''}`;
}
