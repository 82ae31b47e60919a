import { compileFunction } from 'node:vm';
import acceptPage from './acceptPage.cjs';

interface Hot {
  data: { page?: object } | undefined;
  accept: () => void;
  dispose: (keep: (data: { page?: object }) => void) => void;
}

/** Runs a page module as webpack's runtime does, with what an earlier run of it has kept. */
function evaluate(title: string, data: Hot['data']) {
  const kept: { page?: object } = {};
  const accept = jest.fn();
  const source = acceptPage(`const page = { title: '${title}' };`).replaceAll(
    'import.meta.webpackHot',
    'hot',
  );
  const run = compileFunction(`${source}; return page;`, ['hot']) as (hot: Hot) => { title: string };
  const page = run({ data, accept, dispose: (keep) => keep(kept) });
  return { page, kept, accept };
}

describe('a hot page', () => {
  it('takes its own updates into the page that the shell holds', () => {
    const first = evaluate('before', undefined);
    const second = evaluate('after', first.kept);
    const third = evaluate('last', second.kept);
    expect(first.page).toEqual({ title: 'last' });
    expect(third.kept.page).toBe(first.page);
    expect(third.accept).toHaveBeenCalledTimes(1);
  });
});
