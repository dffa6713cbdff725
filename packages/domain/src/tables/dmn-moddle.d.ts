/** The library comes without types of its own. */
declare module 'dmn-moddle' {
  export class DmnModdle {
    /** @throws Error for what is no XML, or not of the named type */
    fromXML(
      xml: string,
      type: string,
    ): Promise<{ rootElement: unknown; warnings: readonly { message: string }[] }>;
  }
}
