/** What our own pages tell of a visit. Others may tell more. */
export const TELEMETRY_EVENTS = ['PAGE_VIEW', 'STEP_ENTERED'] as const;

/** What our own events are about. */
export const TELEMETRY_EVENT_TYPES = ['PAGE', 'STEP'] as const;
