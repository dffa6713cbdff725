/** A file of an organisation, as text. */
declare module '*.dmn?raw' {
  const xml: string;
  export default xml;
}
