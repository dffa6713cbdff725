/** Base path of staff calls. */
export const REVIEWS_PATH = '/service-review/staff/secure/api/v1';
