import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi';
import type { DataColumn, DataTableProps } from './columnTypes';
import { DataTable } from './DataTable';

interface Runner {
  readonly number: number;
  readonly horse: string;
  readonly odds: number | null;
}

const columns: readonly DataColumn<Runner>[] = [
  { id: 'number', header: 'N°', value: (row) => row.number, sortable: true },
  { id: 'horse', header: 'Cheval', value: (row) => row.horse, sortable: true },
  {
    id: 'odds',
    header: 'Cote',
    headerTitle: 'Cote PMU',
    value: (row) => row.odds,
    sortable: true,
    hideable: true,
  },
];

const field: readonly Runner[] = [
  { number: 10, horse: 'Éclair', odds: 3.2 },
  { number: 2, horse: 'Zéphyr', odds: null },
  { number: 1, horse: 'Duc', odds: 12 },
];

function show(props: Partial<DataTableProps<Runner>> = {}) {
  return renderUi(
    <DataTable caption="Partants" columns={columns} rows={field} rowKey={(row) => row.number} {...props} />,
  );
}

const horses = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);

/** Makes the window narrower than every breakpoint. */
function narrowWindow() {
  const query = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('a table whose rows and columns change while it is read', () => {
  const table = (props: Partial<DataTableProps<Runner>>) => (
    <DataTable caption="Partants" columns={columns} rows={field} rowKey={(row) => row.number} {...props} />
  );
  const sortBy = (column: string) => userEvent.click(screen.getByRole('button', { name: column }));

  it('takes over another first order', () => {
    const { rerender } = renderUi(table({ initialSort: { column: 'number', direction: 'asc' } }));
    rerender(table({ initialSort: { column: 'odds', direction: 'asc' } }));
    expect(horses()).toEqual(['Éclair', 'Duc', 'Zéphyr']);
  });

  it('keeps the order the visitor chose, as long as there is such a column', async () => {
    const initialSort = { column: 'odds', direction: 'asc' } as const;
    const { rerender } = renderUi(table({ initialSort: { column: 'number', direction: 'asc' } }));
    await sortBy('Cheval');
    rerender(table({ initialSort }));
    expect(horses()).toEqual(['Duc', 'Éclair', 'Zéphyr']);
    rerender(table({ initialSort, columns: columns.filter(({ id }) => id !== 'horse') }));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['10', '1', '2']);
  });
});

describe('DataTable', () => {
  it('is a named table with rows in the given order and a dash where there is no value', () => {
    show();
    expect(screen.getByRole('table', { name: 'Partants' })).toBeInTheDocument();
    expect(horses()).toEqual(['Éclair', 'Zéphyr', 'Duc']);
    expect(screen.getByRole('row', { name: /Zéphyr/ })).toHaveTextContent('–');
  });

  it('sorts by a head, then the other way, then not at all, and tells which', async () => {
    const handleSort = jest.fn();
    show({ onSort: handleSort });
    const head = screen.getByRole('columnheader', { name: 'Cheval' });
    const button = within(head).getByRole('button');

    await userEvent.click(button);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(horses()).toEqual(['Duc', 'Éclair', 'Zéphyr']);
    await userEvent.click(button);
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(horses()).toEqual(['Zéphyr', 'Éclair', 'Duc']);
    await userEvent.click(button);
    expect(head).not.toHaveAttribute('aria-sort');
    expect(horses()).toEqual(['Éclair', 'Zéphyr', 'Duc']);
    expect(handleSort.mock.calls).toEqual([
      [{ column: 'horse', direction: 'asc' }],
      [{ column: 'horse', direction: 'desc' }],
    ]);
  });

  it('sorts numbers as numbers', () => {
    show({ initialSort: { column: 'number', direction: 'asc' } });
    expect(horses()).toEqual(['Duc', 'Zéphyr', 'Éclair']);
  });

  it.each(['asc', 'desc'] as const)('keeps rows without a value last when sorted %s', (direction) => {
    show({ initialSort: { column: 'odds', direction } });
    expect(horses().at(-1)).toBe('Zéphyr');
  });

  it('can be sorted with the keyboard', async () => {
    show();
    screen.getByRole('button', { name: 'Cheval' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(horses()[0]).toBe('Duc');
  });

  it('reads an abbreviated head out in full', () => {
    show();
    expect(screen.getByRole('button', { name: 'Cote PMU' })).toBeInTheDocument();
  });

  it('shows 25 rows a page', async () => {
    const rows = Array.from({ length: 98 }, (_, at) => ({
      number: at + 1,
      horse: `Cheval ${at + 1}`,
      odds: null,
    }));
    show({ rows });
    expect(horses()).toHaveLength(25);
    expect(screen.getByText('Page 1 sur 4')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
    for (let page = 2; page <= 4; page += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect(screen.getByText('Page 4 sur 4')).toBeInTheDocument();
    expect(horses()).toHaveLength(23);
    expect(screen.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
  });

  it('stays on a page that exists when rows become fewer', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      number: at + 1,
      horse: `Cheval ${at + 1}`,
      odds: null,
    }));
    const { rerender } = show({ rows });
    await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
    rerender(<DataTable caption="Partants" columns={columns} rows={field} rowKey={(row) => row.number} />);
    expect(horses()).toHaveLength(3);
  });

  it('has no pages when all rows fit on one', () => {
    show();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    [true, '0.5rem'],
    [false, ''],
  ])('has its inner cells closer together when dense (%p)', (dense, padding) => {
    show({ dense });
    const [first, inner, last] = screen.getAllByRole('columnheader');
    const paddingOf = (cell?: HTMLElement) =>
      cell && getComputedStyle(cell).getPropertyValue('padding-inline');
    expect([first, inner, last].map(paddingOf)).toEqual(['', padding, '']);
  });

  it('says that it is empty', () => {
    show({ rows: [], empty: 'Aucun partant' });
    expect(screen.getByText('Aucun partant')).toBeInTheDocument();
  });

  it('hides only columns that may be hidden', () => {
    show({ hiddenColumns: ['odds', 'horse'] });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['N°', 'Cheval']);
  });

  it('unfolds what more there is to say of a row, each by itself', async () => {
    const details = { render: (row: Runner) => `Tout sur ${row.horse}`, nameOf: (row: Runner) => row.horse };
    show({ details });
    const button = screen.getByRole('button', { name: 'Détails : Zéphyr' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByText('Tout sur Zéphyr')).toBeVisible();
    expect(screen.queryByText('Tout sur Duc')).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(screen.queryByText('Tout sur Zéphyr')).toBeNull();
  });

  it('shows cards on a narrow window, which a field sorts', async () => {
    narrowWindow();
    show({ renderCard: (row) => row.horse });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Cheval, décroissant');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Zéphyr',
      'Éclair',
      'Duc',
    ]);
  });

  it('stays a table on a narrow window without cards', () => {
    narrowWindow();
    show();
    expect(screen.getByRole('table')).toBeInTheDocument();
  });
});
