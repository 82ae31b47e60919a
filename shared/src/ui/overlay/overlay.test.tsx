import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { renderUi } from '../testing/renderUi';
import { Dialog, Popover } from './index';

describe('Dialog', () => {
  it('is named and described, and asks to close on Escape and on its button', async () => {
    const handleClose = jest.fn();
    renderUi(<Dialog title="Supprimer" description="Sans retour" open onClose={handleClose} />);
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer' });
    expect(dialog).toHaveAccessibleDescription('Sans retour');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(2);
  });

  it('is not in the page when closed', () => {
    renderUi(<Dialog title="Supprimer" open={false} onClose={jest.fn()} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Popover', () => {
  it('opens from its button and closes on Escape', async () => {
    renderUi(
      <Popover trigger={<Button>Aide</Button>} title="La musique">
        Les dernières places du cheval
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Aide' }));
    expect(await screen.findByRole('dialog', { name: 'La musique' })).toHaveTextContent(
      'Les dernières places',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
