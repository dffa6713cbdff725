declare module 'fontkit' {
  /** A parsed font file, as the PDF library takes it. */
  export type Font = { readonly postscriptName: string };
  export function openSync(path: string): Font;
}
