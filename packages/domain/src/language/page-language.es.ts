import type { Language } from './language.ts';

export const PAGE_LANGUAGE: Language = 'es';

/** Spanish as the United States writes it: 07/04/2026 and $1,234.56, as on every paper. */
export const LOCALE = 'es-US';
