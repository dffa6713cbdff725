/** What the pages tell of a visit. Anything else is refused, so nobody can send personal data under a name of their own. */
export const TELEMETRY_EVENTS = ['PAGE_VIEW', 'STEP_ENTERED'] as const;
export type TelemetryEvent = (typeof TELEMETRY_EVENTS)[number];

/** What an event is about. */
export const TELEMETRY_EVENT_TYPES = ['PAGE', 'STEP'] as const;
export type TelemetryEventType = (typeof TELEMETRY_EVENT_TYPES)[number];

/** The properties by whose value a repeated event counts once. */
export const DEDUPE_PROPERTIES = ['pagePath', 'step'] as const;
