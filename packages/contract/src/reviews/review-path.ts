/** Where the calls of the lender's own people live. */
export const REVIEWS_PATH = '/service-review/staff/secure/api/v1';
