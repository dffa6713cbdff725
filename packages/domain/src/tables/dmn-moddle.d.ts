/** The libraries come without types of their own. */
declare module 'dmn-moddle' {
  /** The elements of DMN. */
  export class DmnModdle {}
}

declare module 'moddle-xml' {
  import type { DmnModdle } from 'dmn-moddle';

  type Handler = {
    /** The element that was read, if the text has one of the type. */
    readonly element?: object;
    readonly context: { readonly warnings: readonly { readonly message: string }[] };
  };

  export class Reader {
    constructor(options: { readonly model: DmnModdle; readonly lax: boolean });
    handler(type: string): Handler;
    /** Reads at once into the handler; the promise only hands it over. */
    fromXML(xml: string, handler: Handler): Promise<unknown>;
  }
}
