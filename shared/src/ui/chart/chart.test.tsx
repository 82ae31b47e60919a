import { act, screen, within } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { axisDomain } from './axisDomain';
import { BarList } from './BarList';
import { ColumnChart } from './ColumnChart';
import { LineChart } from './LineChart';

const percent = (value: number) => `${value} %`;
const point = (key: string, value: number | null) => ({ key, label: key, value });

describe('LineChart', () => {
  it('is read out as one sentence', () => {
    renderUi(<LineChart label="Places de la saison" format={String} lines={[]} />);
    expect(screen.getByRole('img', { name: 'Places de la saison' })).toBeInTheDocument();
  });

  it('marks each value and leaves out what is not known', () => {
    const points = [point('janv.', 3), point('févr.', null), point('mars', 1)];
    const { container } = renderUi(
      <LineChart label="Places" format={String} lines={[{ name: 'Place', points }]} />,
    );
    const titles = [...container.querySelectorAll('circle title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['janv. : 3', 'mars : 1']);
  });

  it('puts the best rank on top when reversed', () => {
    const points = [point('a', 1), point('b', 8)];
    const { container } = renderUi(
      <LineChart reversed label="Places" format={String} lines={[{ name: 'Place', points }]} />,
    );
    const [first, eighth] = [...container.querySelectorAll('circle')].map((one) =>
      Number(one.getAttribute('cy')),
    );
    expect(first).toBeLessThan(eighth ?? 0);
  });

  it('shows a value that no point has where it must be in sight', () => {
    const points = [point('a', 2), point('b', 3)];
    renderUi(
      <LineChart reversed reaches={1} label="Places" format={String} lines={[{ name: 'Place', points }]} />,
    );
    const axis = within(screen.getByRole('img')).getAllByText(/^\d$/);
    expect(axis.map(({ textContent }) => textContent)).toContain('1');
  });
});

describe('ColumnChart', () => {
  it('holds its columns against marks, each at its own place', () => {
    const { container } = renderUi(
      <ColumnChart
        label="Sorties"
        name="Sorties"
        format={String}
        points={[point('1', 3), point('2', 0)]}
        marks={{ name: 'Attendu', points: [point('1', 2.5), point('2', null)] }}
      />,
    );
    const titles = [...container.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['1 : 3', '2 : 0', '1 : Attendu 2.5']);
    expect(screen.getByText('Attendu')).toBeInTheDocument();
  });

  it('keeps a width where it is measured before its page is in sight', async () => {
    const observe = jest.fn();
    const { ResizeObserver } = window;
    window.ResizeObserver = class {
      constructor(private readonly report: ResizeObserverCallback) {}
      observe(target: Element) {
        observe();
        const contentRect = { width: 0, height: 0, top: 0, left: 0 } as DOMRectReadOnly;
        this.report([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    };
    renderUi(<ColumnChart label="Visites" format={percent} points={[point('a', 50)]} />);
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(observe).toHaveBeenCalledTimes(1);
    expect(Number(screen.getByRole('img').getAttribute('width'))).toBeGreaterThan(300);
    window.ResizeObserver = ResizeObserver;
  });

  it('draws columns from 0 whose heights are in proportion', () => {
    const { container } = renderUi(
      <ColumnChart label="Visites" format={percent} points={[point('a', 50), point('b', 100)]} />,
    );
    const [half, whole] = [...container.querySelectorAll('rect')].map((one) =>
      Number(one.getAttribute('height')),
    );
    expect(half! * 2).toBeCloseTo(whole!);
  });
});

describe('BarList', () => {
  it('says each figure and what it rests on', () => {
    renderUi(
      <BarList
        label="Réussite"
        bars={[{ key: 'v', label: 'Vincennes', value: 18, text: '18 %', note: '12 sur 67' }]}
      />,
    );
    const list = within(screen.getByRole('list', { name: 'Réussite' }));
    expect(list.getByRole('listitem')).toHaveTextContent('Vincennes18 % 12 sur 67');
  });

  it('has empty bars where every value is 0', () => {
    const { container } = renderUi(
      <BarList label="Réussite" bars={[{ key: 'a', label: 'A', value: 0, text: '0 %' }]} />,
    );
    expect(container.querySelector('[style]')).toHaveStyle({ inlineSize: '0%' });
  });
});

describe('axisDomain', () => {
  it.each([
    [[], false, [0, 1]],
    [[4], false, [4, 5]],
    [[4, 9], false, [4, 9]],
    [[4, 9], true, [0, 9]],
    [[-2, 3], true, [-2, 3]],
  ])('of %j from zero %s is %j', (values, fromZero, domain) => {
    expect(axisDomain(values, { fromZero })).toEqual(domain);
  });
});
