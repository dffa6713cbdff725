import type { STEP_TABLE, StepName } from './steps.ts';

type PagesOf<Row> = Row extends { readonly page: infer Page }
  ?
      | Page
      | (Row extends { readonly parts: readonly (infer Part)[] } ? Part : never)
      | (Row extends { readonly pageWhen: { readonly page: infer Other } } ? Other : never)
  : never;

/** Paths of an application's pages: those of the step table, the pages that open from them, and the answers of a stage. */
export type PagePath = Exclude<PagesOf<(typeof STEP_TABLE)[StepName]>, '/'> | 'answers/{stage}';

type Filled<Path> = Path extends `${infer Start}/{${string}}` ? `${Start}/${string}` : Path;

/** A page path with its parameter filled in: 'income/upload/paystubs' for 'income/upload/{type}'. */
export type PageAddress = Filled<PagePath>;
