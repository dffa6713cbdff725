declare module 'lighthouse' {
  type Audit = {
    readonly title: string;
    readonly score: number | null;
    readonly scoreDisplayMode: string;
    readonly displayValue?: string;
  };
  type Category = {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[]; disableStorageReset: boolean; logLevel: 'error' },
  ): Promise<
    | {
        readonly lhr: {
          readonly categories: Readonly<Record<string, Category>>;
          readonly audits: Readonly<Record<string, Audit>>;
        };
      }
    | undefined
  >;
}
