import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi';
import { Tabs } from './Tabs';

const items = [
  { value: 'partants', label: 'Partants', content: 'Seize chevaux' },
  { value: 'rapports', label: 'Rapports', content: 'Dividendes' },
];

describe('Tabs', () => {
  it('shows the first panel only', () => {
    renderUi(<Tabs label="Course" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Course' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Partants' })).toHaveTextContent('Seize chevaux');
    expect(screen.queryByText('Dividendes')).not.toBeInTheDocument();
  });

  it('is worked with the keyboard and reports the choice', async () => {
    const handleChange = jest.fn();
    renderUi(<Tabs label="Course" items={items} onChange={handleChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('tabpanel', { name: 'Rapports' })).toHaveTextContent('Dividendes');
    expect(handleChange).toHaveBeenCalledWith('rapports');
  });

  it('follows its owner', () => {
    renderUi(<Tabs label="Course" items={items} value="rapports" />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Rapports');
  });
});
