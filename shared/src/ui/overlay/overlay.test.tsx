import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { renderUi } from '../testing/renderUi';
import { Dialog, Menu, Popover, Tooltip } from './index';

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

describe('Menu', () => {
  it('opens with the keyboard, does what is chosen and closes', async () => {
    const handleSelect = jest.fn();
    renderUi(
      <Menu
        trigger={<Button>Compte</Button>}
        items={[
          { label: 'Mon profil', link: <a href="/Profile">Mon profil</a> },
          { label: 'Se déconnecter', onSelect: handleSelect },
        ]}
      />,
    );
    screen.getByRole('button', { name: 'Compte' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Mon profil' })).toHaveAttribute('href', '/Profile');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Se déconnecter' }));
    expect(handleSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
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

describe('Tooltip', () => {
  it('shows its words on keyboard focus', async () => {
    renderUi(
      <Tooltip text="Déferré des quatre pieds">
        <Button>D4</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(await screen.findByText('Déferré des quatre pieds')).toBeInTheDocument();
  });
});
