import { definePage } from './PageModule';
import { CONTRACT_VERSION } from './version';

describe('definePage', () => {
  it('adds the version of the contract the page was built against, and changes nothing else', () => {
    const definition = {
      loader: async () => 7,
      Page: () => null,
      Skeleton: () => null,
      title: (data: number) => `Page ${data}`,
    };
    expect(definePage(definition)).toEqual({ ...definition, contract: CONTRACT_VERSION });
  });

  it('leaves out what a page does not have', () => {
    expect(Object.keys(definePage({ Page: () => null })).sort()).toEqual(['Page', 'contract']);
  });
});

describe('the version of the contract', () => {
  it('is a plain semantic version', () => {
    expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
