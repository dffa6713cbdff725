import type { ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { Organisation } from '@homeline/domain/organisations/organisation.ts';
import type { Exchange, Failure } from './exchange.ts';
import { type Patience, RETRY_DEFAULTS } from './http-call.ts';
import type { ReceivedText } from './messaging/port.ts';
import { PERSON_WAITS_MS, TIMEOUT_SECONDS, timeoutSeconds } from './timeouts.ts';
import type { Vendors } from './vendors.ts';

/** A field of a lender's account at a provider, as an administrator enters it. */
export type AccountField = {
  readonly label: string;
  readonly help?: string;
  /** It is never shown again. */
  readonly isSecret?: true;
  /** The provider signs its webhooks with it. After a change, the old one is still taken for a while. */
  readonly signsWebhooks?: true;
  /** Which values it may have. */
  readonly accepts?: { readonly pattern: RegExp; readonly must: string };
  /** It names the account: with another one, somebody else would get the lender's data. While the lender uses the provider, one person can't change it. */
  readonly isAccount?: true;
  /** The lender decides by it. While it uses the provider, one person can't change it. */
  readonly isPolicy?: true;
  /** An https address without a path. */
  readonly isUrl?: true;
  /** The value of a field left empty. Without it, the field is required. */
  readonly fallback?: string;
  /** Its value at the sandbox, if not the usual one. */
  readonly ofSandbox?: string;
};
export type AccountFields = Readonly<Record<string, AccountField>>;

/** What an adapter gets for its fields. */
export type AccountValues<Fields extends AccountFields> = { readonly [Name in keyof Fields]: string };

/** What an adapter keeps about an application. */
export type ProviderNote = {
  /** The application's UUID, with which the note is deleted. */
  readonly fileNumber: string;
  readonly reference: string;
  readonly theirs: string;
};

/** Stores an adapter's notes under a `reference`, sealed, for the lender of the call. A later note replaces the earlier. */
export type ProviderMemory = {
  remember(note: ProviderNote): Promise<void>;
  recall(reference: string): Promise<string | undefined>;
  /** Changes a note by what is kept now, one change at a time, so that none is lost. */
  change(note: Omit<ProviderNote, 'theirs'>, change: (kept: string | undefined) => string): Promise<void>;
};

export type AdapterTools = {
  readonly patience: Patience;
  readonly memory: ProviderMemory;
  /** The bureau that the lender's notices name: every report is that bureau's. */
  readonly creditBureau?: Organisation['creditBureau'];
  /** The lender's own address for this provider's webhooks. */
  readonly webhookUrl?: string;
};

/** An exchange that serves some requests alone, such as those of one source of income. */
export type AdapterExchange<Request extends { readonly reference: string }, Answer> = Exchange<
  Request,
  Answer
> & {
  takes?(request: Request): boolean;
  /** Returns whether the provider charges for an answer, because it made a report. Absent if it charges for each request. */
  isReport?(answer: Answer): boolean;
};

/** The exchanges of a port that a provider offers. Another provider of the lender serves the rest. */
export type Offered<Port> = {
  readonly [Name in keyof Port]?: Port[Name] extends Exchange<
    infer Request extends { readonly reference: string },
    infer Answer
  >
    ? AdapterExchange<Request, Answer>
    : never;
};
export type OfferedPorts = { readonly [Port in keyof Vendors]?: Offered<Vendors[Port]> };

/**
 * What a check of an account found.
 * - `REFUSED`: the provider doesn't take the keys.
 * - `UNCLEAR`: it answered with an error that says neither.
 */
export type AccountCheck =
  | 'WORKS'
  | 'REFUSED'
  | 'UNCLEAR'
  | Exclude<Failure['failed'], 'REFUSED' | 'NOT_RECEIVED'>;

/** A webhook of a named provider, as it arrived. */
export type SentWebhook = {
  /** The address that the provider called. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, byte for byte. */
  readonly rawBody: string;
  /** Real time: a signature's lifetime doesn't follow the business clock. */
  readonly nowMs: number;
};

/** What a webhook tells. It is a hint alone: the outcome is asked for, so a repeat, a late one and a forged order do no harm. */
export type ProviderEvent =
  | { readonly kind: 'CHANGED' /** The application. */; readonly fileNumber: string }
  | {
      readonly kind: 'TEXT';
      /** The provider's own id of the message. Only its first arrival has an effect, since a signature without a time can be replayed. */
      readonly id: string;
      readonly text: ReceivedText;
    }
  | {
      readonly kind: 'DELIVERY';
      /** Ours. The provider reports a message's result once, so the webhook has the outcome itself. */
      readonly reference: string;
      /** Absent for a message that arrived. */
      readonly returned?: { readonly reason: ReturnReason; readonly code: string };
    };

/** Whether what a provider kept has ended there. */
export type Ended =
  | {
      readonly ok: true;
      /** A note names something there that the provider doesn't know: it ended before, or belongs to another account. */
      readonly isUnknown?: true;
    }
  | { readonly ok: false; readonly failure: Failure };

/** A provider with its own protocol. */
export type Adapter<Fields extends AccountFields = AccountFields> = {
  readonly fields: Fields;
  /** How long the provider may take where the lender says nothing else, in seconds. */
  readonly timeoutSeconds?: number;
  /** Each request names the address for webhooks, so that nobody enters it at the provider. */
  readonly learnsWebhookUrl?: true;
  /** Makes no call yet, and holds no state. */
  create(values: AccountValues<Fields>, tools: AdapterTools): OfferedPorts;
  /** Checks the account by a call that costs nothing and changes nothing. */
  check(values: AccountValues<Fields>, patience: Patience): Promise<AccountCheck>;
  /**
   * Ends what the provider keeps of an application: access to accounts, and what it collected there. A repeat ends well, and so does one of
   * which nothing is left.
   */
  forget?(values: AccountValues<Fields>, fileNumber: string, tools: AdapterTools): Promise<Ended>;
  /** The access to a borrower's bank, which ends before the records do if the application made no line. */
  readonly access?: {
    /** Returns the reference of the note of an application's access; it ends with the application's UUID. */
    noteOf(fileNumber: string): string;
    /** Ends the access alone. What was collected for the records stays. A repeat ends well. */
    end(values: AccountValues<Fields>, fileNumber: string, tools: AdapterTools): Promise<Ended>;
  };
  /**
   * Reads a webhook sent with this account's signature; undefined if it can't be trusted. It arrives at
   * `/service-webhooks/external/api/v1/providers/<provider>/<lender>`.
   */
  readWebhook?(
    values: AccountValues<Fields>,
    sent: SentWebhook,
    tools: AdapterTools,
  ): Promise<readonly ProviderEvent[] | undefined>;
};

/** Returns an adapter whose fields type its values. Each account also says how long the provider may take. */
export function adapter<const Fields extends AccountFields>(definition: Adapter<Fields>): Adapter {
  const { least, most, usual } = TIMEOUT_SECONDS;
  const longestWait: AccountField = {
    label: 'Longest wait (seconds)',
    help: `From ${least} to ${most}. While a person waits at a page, at most ${PERSON_WAITS_MS / 1000}`,
    fallback: String(definition.timeoutSeconds ?? usual),
    accepts: {
      pattern: /^([5-9]|[1-9]\d|1[01]\d|120)$/,
      must: `Must be a whole number from ${least} to ${most}`,
    },
  };
  const fields = { ...definition.fields, [LONGEST_WAIT]: longestWait };
  return { ...definition, fields } as unknown as Adapter;
}

const LONGEST_WAIT = 'timeoutSeconds';

/** Returns how long the provider of an account may take, and how often it is tried. An account that was saved without a time has the usual one. */
export function patienceOf(
  { fields }: Pick<Adapter, 'fields'>,
  values: Readonly<Record<string, string>>,
): Patience {
  const seconds = timeoutSeconds(values[LONGEST_WAIT] ?? fields[LONGEST_WAIT]?.fallback ?? '');
  return { ...RETRY_DEFAULTS, ...(seconds !== undefined && { timeoutMs: seconds * 1000 }) };
}

export type Adapters = Readonly<Record<NamedProvider, Adapter>>;
