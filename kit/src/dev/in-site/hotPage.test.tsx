/** @jest-environment jsdom */
import { definePage, type ShellApi } from '@galopin/shared/contracts';
import { ShellProvider } from '@galopin/shared/shell-context';
import { act, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { keepHot, type HotModule, type HotPlace } from './hotPage';

/** Runs a page module as a bundler's runtime does, with what an earlier run of it has kept. */
function evaluate(text: string, data: HotModule['data']) {
  const page = definePage({ Page: () => <p>{text}</p>, title: () => text });
  const kept: { place?: HotPlace } = {};
  keepHot({ ...(data && { data }), accept: () => undefined, dispose: (keep) => keep(kept) }, page);
  return { page, kept };
}

describe('a page that changes while it is shown', () => {
  it('shows what is new in the place that the shell holds, title included', () => {
    const first = evaluate('before', undefined);
    const revalidate = jest.fn();
    const shell = { revalidate } as unknown as ShellApi;
    render(<ShellProvider shell={shell}>{createElement(first.page.Page as ComponentType)}</ShellProvider>);
    expect(screen.queryByText('before')).not.toBeNull();

    const change = (text: string, data: HotModule['data']) => {
      const made: ReturnType<typeof evaluate>[] = [];
      act(() => void made.push(evaluate(text, data)));
      return made[0]?.kept;
    };
    const kept = change('after', first.kept);
    expect(screen.queryByText('after')).not.toBeNull();
    change('last', kept);
    expect(screen.queryByText('last')).not.toBeNull();
    const title = first.page.title as unknown as () => string;
    expect(title()).toBe('last');
    expect(revalidate).toHaveBeenCalledTimes(2);
  });
});
