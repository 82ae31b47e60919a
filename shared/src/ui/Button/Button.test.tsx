import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi';
import { Button } from './Button';
import { ButtonLink } from './Button.styles';

describe('Button', () => {
  it('is not a submit button unless asked', () => {
    renderUi(<Button>Valider</Button>);
    expect(screen.getByRole('button', { name: 'Valider' })).toHaveAttribute('type', 'button');
  });

  it('does nothing while loading, but keeps the focus', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    renderUi(
      <form onSubmit={handleSubmit}>
        <Button type="submit" loading onClick={handleClick}>
          Envoyer
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Envoyer' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('hands its ref to the element', () => {
    const ref = { current: null };
    renderUi(<Button ref={ref}>Valider</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
  });

  it('can be a link that looks like one', () => {
    renderUi(
      <ButtonLink href="/Jour" $variant="secondary">
        Journée
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Journée' })).not.toHaveAttribute('variant');
  });
});
