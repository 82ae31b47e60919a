import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

describe('TextField', () => {
  it('is found by its label and described by its help', () => {
    renderUi(<TextField label="Adresse e-mail" help="Celle de votre compte" type="email" />);
    expect(screen.getByLabelText('Adresse e-mail')).toHaveAccessibleDescription('Celle de votre compte');
  });

  it('shows an error instead of the help and marks the value as wrong', () => {
    renderUi(<TextField label="Adresse e-mail" help="Celle de votre compte" error="Adresse incomplète" />);
    const field = screen.getByLabelText('Adresse e-mail');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Adresse incomplète');
  });

  it('takes text and hands its ref to the input', async () => {
    const ref = { current: null };
    renderUi(<TextField label="Nom" ref={ref} />);
    await userEvent.type(screen.getByLabelText('Nom'), 'Duc');
    expect(screen.getByLabelText('Nom')).toHaveValue('Duc');
    expect(ref.current).toBe(screen.getByLabelText('Nom'));
  });
});

describe('TextArea', () => {
  it('takes lines under its label, and says what is wrong with them', async () => {
    renderUi(<TextArea label="Texte" help="En paragraphes" error="À remplir" rows={4} />);
    const field = screen.getByLabelText('Texte');
    await userEvent.type(field, 'Un{Enter}Deux');
    expect(field).toHaveValue('Un\nDeux');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('À remplir');
  });
});
