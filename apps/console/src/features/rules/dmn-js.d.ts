/** The parts of dmn-js that the editor uses; the package has no types. */
declare module 'dmn-js/lib/Modeler' {
  export type View = { readonly id: string; readonly name: string; readonly type: string };

  export default class Modeler {
    constructor(options: {
      readonly container: HTMLElement;
      readonly common?: object;
      readonly decisionTable?: object;
      readonly literalExpression?: object;
    });
    importXML(xml: string, options?: { readonly open: boolean }): Promise<unknown>;
    saveXML(options?: { readonly format: boolean }): Promise<{ readonly xml: string }>;
    getViews(): readonly View[];
    open(view: View): Promise<unknown>;
    on(event: 'viewer.created', listener: (event: { readonly viewer: Viewer }) => void): void;
    destroy(): void;
  }

  type Viewer = {
    on(event: 'commandStack.changed', listener: (event: { readonly trigger: string }) => void): void;
  };
}
