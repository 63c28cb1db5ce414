/** What the test of the browser script uses of jsdom, which comes without types. */
declare module "jsdom" {
  export interface TestElement {
    readonly textContent: string;
    click(): void;
    setAttribute(name: string, value: string): void;
    dispatchEvent(event: object): boolean;
  }
  export interface TestDocument {
    readonly body: TestElement;
    querySelector(selector: string): TestElement | null;
    querySelectorAll(selector: string): Iterable<TestElement>;
  }
  export interface TestWindow {
    readonly document: TestDocument;
    readonly HTMLElement: { readonly prototype: object };
    readonly Event: new (type: string, options: object) => object;
    eval(script: string): unknown;
    close(): void;
  }
  export class JSDOM {
    constructor(
      html: string,
      options: { readonly runScripts: "outside-only"; readonly url: string },
    );
    readonly window: TestWindow;
  }
}
