/** Failures in a row, within the window, after which a provider gets no more requests for a while. */
const MOST_FAILURES = 5;
const WINDOW_MS = 300_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 300_000;
/** A provider that asks for a longer pause is tried again after this one all the same. */
const LONGEST_ASKED_MS = 3_600_000;

/** Whether a provider that doesn't answer gets another request. */
export type Circuit = {
  /** Requests in a row without an answer. */
  readonly failures: number;
  /** When the first of them failed. */
  readonly sinceMs: number;
  /** Absent while requests go out. After its end, one request tries. */
  readonly pause?: { readonly lengthMs: number; readonly untilMs: number; readonly isTried: boolean };
};

export const CLOSED: Circuit = { failures: 0, sinceMs: 0 };

/** Returns whether a request would go out now. */
export function admits({ pause }: Circuit, nowMs: number): boolean {
  return !pause || (nowMs >= pause.untilMs && !pause.isTried);
}

/** Returns the circuit after it let a request out. */
export function begun(circuit: Circuit): Circuit {
  return circuit.pause ? { ...circuit, pause: { ...circuit.pause, isTried: true } } : circuit;
}

/**
 * Returns the circuit after a request ended. A provider that refuses or answers unreadably has answered.
 * @param isTrial the request tried after a pause
 * @param waitMs how long a provider that limits calls asks for none
 */
export function ended(
  circuit: Circuit,
  { isTrial, end, waitMs }: { readonly isTrial: boolean; readonly end: RequestEnd; readonly waitMs?: number },
  nowMs: number,
): Circuit {
  const { failures, sinceMs, pause } = circuit;
  if (end === 'UNSENT')
    return isTrial && pause ? { ...circuit, pause: { ...pause, isTried: false } } : circuit;
  if (end === 'ANSWERED') return CLOSED;
  if (waitMs !== undefined) {
    const untilMs = nowMs + Math.min(waitMs, LONGEST_ASKED_MS);
    return {
      ...{ failures: failures + 1, sinceMs: failures === 0 ? nowMs : sinceMs },
      pause: {
        lengthMs: pause?.lengthMs ?? FIRST_PAUSE_MS,
        untilMs: Math.max(untilMs, pause?.untilMs ?? 0),
        isTried: false,
      },
    };
  }
  if (pause) {
    // The failure of a request sent before the pause is no news.
    if (!isTrial) return circuit;
    const lengthMs = Math.min(pause.lengthMs * 2, LONGEST_PAUSE_MS);
    return {
      failures: failures + 1,
      sinceMs,
      pause: { lengthMs, untilMs: nowMs + lengthMs, isTried: false },
    };
  }
  if (failures === 0 || nowMs - sinceMs > WINDOW_MS) return { failures: 1, sinceMs: nowMs };
  if (failures + 1 < MOST_FAILURES) return { failures: failures + 1, sinceMs };
  return {
    failures: failures + 1,
    sinceMs,
    pause: { lengthMs: FIRST_PAUSE_MS, untilMs: nowMs + FIRST_PAUSE_MS, isTried: false },
  };
}

/** What a request is paused by: the lender, the port and who answers there. */
export type CircuitKey = { readonly organisation: string; readonly port: string; readonly provider: string };

/** A pause that began, was prolonged or ended. */
export type PauseChange = CircuitKey & {
  /** Absent once requests go out again. */
  readonly pause?: { readonly failures: number; readonly untilMs: number };
};

/** How a request ended. `UNSENT`: its answer needed no call of the provider, so it tells nothing. */
export type RequestEnd = 'ANSWERED' | 'SILENT' | 'UNSENT';

/** The circuits of this process. */
export type Circuits = {
  admits(key: CircuitKey): boolean;
  /** Returns a function that reports how the request ended, and the pause that the provider asks for; undefined if it must not go out. */
  begin(key: CircuitKey): ((end: RequestEnd, waitMs?: number) => void) | undefined;
  /** Lets the next request of a lender's port out: a person asked for it. */
  lift(organisation: string, port: string): void;
};

/**
 * Creates circuits, all closed.
 * @param nowMs a clock that never goes back; real time, since an outage doesn't follow the business clock
 */
export function createCircuits(onPause: (change: PauseChange) => void, nowMs: () => number): Circuits {
  const circuits = new Map<string, { readonly key: CircuitKey; readonly circuit: Circuit }>();
  const nameOf = ({ organisation, port, provider }: CircuitKey) => `${organisation} ${port} ${provider}`;
  const of = (key: CircuitKey) => circuits.get(nameOf(key))?.circuit ?? CLOSED;
  const keep = (key: CircuitKey, circuit: Circuit) => {
    const before = of(key);
    if (circuit === CLOSED) circuits.delete(nameOf(key));
    else circuits.set(nameOf(key), { key, circuit });
    const { failures, pause } = circuit;
    if (before.pause?.untilMs === pause?.untilMs) return;
    onPause({ ...key, ...(pause && { pause: { failures, untilMs: pause.untilMs } }) });
  };
  return {
    admits: (key) => admits(of(key), nowMs()),
    begin(key) {
      const circuit = of(key);
      if (!admits(circuit, nowMs())) return undefined;
      keep(key, begun(circuit));
      const isTrial = circuit.pause !== undefined;
      return (end, waitMs) =>
        keep(key, ended(of(key), { isTrial, end, ...(waitMs !== undefined && { waitMs }) }, nowMs()));
    },
    lift(organisation, port) {
      for (const { key, circuit } of circuits.values()) {
        if (key.organisation !== organisation || key.port !== port || !circuit.pause) continue;
        keep(key, { ...circuit, pause: { ...circuit.pause, untilMs: nowMs() } });
      }
    },
  };
}
