/** A person at the stand-in of Truv. */
export type TruvUser = {
  id: string;
  external_user_id: string;
  first_name: string;
  last_name: string;
  ssn: string | null;
  created_at: string;
};

/** An order with its landing page, and where the person is on it. */
export type TruvOrder = {
  id: string;
  bridge_token: string;
  user_id: string;
  order_number: string | null;
  products: string[];
  data_sources: string[];
  custom_field: string | null;
  created_at: string;
  /** The company or bank that the person chose. */
  provider?: string;
};

/** A connection to a bank or employer, with the person's next forced outcome. */
export type TruvLink = {
  id: string;
  user_id: string;
  order_id: string;
  provider: string;
  data_source: string;
  status: string;
  outcome: string;
};

export type TruvState = {
  users: TruvUser[];
  orders: TruvOrder[];
  links: TruvLink[];
  /** Reports put together for a user, by their id. */
  reports: Record<string, { user_id: string; kind: 'income_insights' | 'assets'; completed_at: string }>;
  /** Where the account wants its webhooks. */
  webhooks: { id: string; name: string; webhook_url: string }[];
};

export function emptyTruv(): TruvState {
  return { users: [], orders: [], links: [], reports: {}, webhooks: [] };
}
