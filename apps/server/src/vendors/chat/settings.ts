/** A variable of a chat provider's account. A name that ends in `_URL` holds a URL. */
type ChatSetting = {
  readonly name: string;
  readonly description: string;
  /** What the provider's own accounts use. */
  readonly fallback?: string;
  readonly isSecret?: true;
};

/** A provider's variables, by what its adapter calls them. They are set together, or none of them is. */
export type ChatSettings = Readonly<Record<string, ChatSetting>>;

/** What an adapter gets for its variables. */
export type SettingValues<Settings extends ChatSettings> = { readonly [Name in keyof Settings]: string };
