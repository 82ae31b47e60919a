/** Stands for Parse's push adapter in tests: it is loaded at every start, never used, and ships as ES modules. */
export default class NoPushAdapter {
  send(): Promise<never[]> {
    return Promise.resolve([]);
  }

  getValidPushTypes(): string[] {
    return [];
  }
}
