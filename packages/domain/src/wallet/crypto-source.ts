/** The `utm_source` of people who come for a line for owners of digital assets. */
export const CRYPTO_SOURCE = 'cloc';
