import { ThemeRoot } from '@galopin/shared/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './ThemeSwitch';

it('chooses the theme of the document, and every switch of the page shows it', async () => {
  render(
    <ThemeRoot>
      <ThemeSwitch />
      <ThemeSwitch />
    </ThemeRoot>,
  );
  const [one, other] = screen.getAllByRole('group', { name: 'Apparence' });
  expect(within(one!).getByRole('radio', { name: 'Automatique' })).toBeChecked();
  await userEvent.click(within(one!).getByRole('radio', { name: 'Sombre' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(within(other!).getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await userEvent.click(within(other!).getByRole('radio', { name: 'Automatique' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});
