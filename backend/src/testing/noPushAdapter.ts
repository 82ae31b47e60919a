/** Stands for Parse's push adapter in tests: it is loaded at every start, never used, and ships as ES modules. */
// oxlint-disable-next-line import/no-default-export -- Parse takes an adapter by its default export
export default class NoPushAdapter {
  send(): Promise<never[]> {
    return Promise.resolve([]);
  }

  getValidPushTypes(): string[] {
    return [];
  }
}
