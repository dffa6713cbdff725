/** What Stripe found in one try. Without an error, document and face are verified. */
export type StripeReport = { id: string; created: number; error: { code: string; reason: string } | null };

/** A session at the stand-in of Stripe Identity. */
export type StripeSession = {
  id: string;
  /** The secret part of its page's address, which opens once. */
  page: string;
  client_reference_id: string | null;
  return_url: string | null;
  options: Readonly<Record<string, string>>;
  created: number;
  status: 'requires_input' | 'processing' | 'verified' | 'canceled';
  last_error: { code: string; reason: string } | null;
  /** What the document says: name and yyyy-MM-dd. */
  document: { first_name: string; last_name: string; dob: string } | null;
  /** A report of each try, oldest first. */
  reports: StripeReport[];
  /** What it collected is removed. */
  isRedacted?: true;
};

export type StripeState = {
  /** Oldest first. */
  sessions: StripeSession[];
  /** The session created with each idempotency key, with the parameters that were sent. */
  keys: Record<string, { sent: string; session: string }>;
  endpoints: { id: string; url: string }[];
};

export function emptyStripe(): StripeState {
  return { sessions: [], keys: {}, endpoints: [] };
}
