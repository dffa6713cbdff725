/** Base path of the calls that list applications for staff. */
export const PIPELINE_PATH = '/service-review/staff/secure/api/v1/pipeline';
