import { createFakeShell, renderWithShell } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StakeCalculator } from './StakeCalculator';

const answer = () => screen.getByRole('status').textContent?.replace(/\s/g, ' ');
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};

let shell: ReturnType<typeof createFakeShell>;

describe('the stake calculator', () => {
  beforeEach(() => {
    shell = createFakeShell();
    renderWithShell(<StakeCalculator />, shell);
  });

  it('tells which bets are computed, each once, and never with what', async () => {
    await type('Chevaux choisis', '8');
    await choose('Formule', 'Unitaire');
    expect(shell.tracked).toEqual(
      ['combined', 'unit'].map((formula) => ({
        name: 'stake_computed',
        payload: { bet: 'quinte-5', formula },
      })),
    );
  });

  it('prices a combiné as it is typed', async () => {
    expect(answer()).toBe('42 €21 combinaisons à 2 €');
    await type('Chevaux choisis', '8');
    expect(answer()).toBe('112 €56 combinaisons à 2 €');
  });

  it('takes part of the stake where the bet allows', async () => {
    await choose('Part de la mise', 'Flexi 25\u202f%');
    expect(answer()).toBe('10,50 €21 combinaisons à 2 € · Flexi 25 %');
    await choose('Formule', 'Unitaire');
    expect(screen.queryByLabelText('Part de la mise')).not.toBeInTheDocument();
    expect(answer()).toBe('2 €1 combinaison à 2 €');
  });

  it('plays all orders where that pays more', async () => {
    await choose('Pari', 'Tiercé');
    await type('Chevaux choisis', '4');
    await choose('Ordre', 'Tous les ordres');
    expect(answer()).toBe('24 €24 combinaisons à 1 €');
  });

  it('does not ask for an order that must be played or does not count', async () => {
    await choose('Pari', 'Trio ordre');
    expect(screen.queryByLabelText('Ordre')).not.toBeInTheDocument();
    await type('Chevaux choisis', '3');
    expect(answer()).toBe('6 €6 combinaisons à 1 €');
    await choose('Pari', 'Trio');
    expect(screen.queryByLabelText('Ordre')).not.toBeInTheDocument();
  });

  it('has the Multi in 4 to 7 and both champs', async () => {
    await choose('Pari', 'Multi en 5');
    await choose('Formule', 'Champ réduit (partiel)');
    await type('Chevaux de base', '2');
    await type('Chevaux associés aux bases', '5');
    expect(answer()).toBe('30 €10 combinaisons à 3 €');
    await choose('Formule', 'Champ total');
    await type('Partants de la course', '16');
    expect(answer()).toBe('1 092 €364 combinaisons à 3 €');
  });

  it('has no champ for a bet on one horse', async () => {
    await choose('Formule', 'Champ total');
    await choose('Pari', 'Simple gagnant');
    const formulas = within(screen.getByLabelText('Formule')).getAllByRole('option');
    expect(formulas.map(({ textContent }) => textContent)).toEqual(['Unitaire', 'Combiné']);
    expect(answer()).toBe('7 €7 combinaisons à 1 €');
  });

  it('says what is wrong beside the field and instead of a price', async () => {
    await type('Chevaux choisis', '4');
    expect(screen.getByLabelText('Chevaux choisis')).toHaveAccessibleDescription(/4, il en faut au moins 5/);
    expect(answer()).toBe('–Chevaux choisis : 4, il en faut au moins 5.');
    await type('Chevaux choisis', '');
    expect(answer()).toBe('–Chevaux choisis : indiquez un nombre entier, 5 au moins.');
    await type('Chevaux choisis', '31');
    expect(answer()).toBe('–Chevaux choisis : 31, 30 au plus.');
  });

  it('costs more at the shop where its stake is higher', async () => {
    await choose('Pari', 'Trio');
    await choose('Où', 'En point de vente');
    await type('Chevaux choisis', '5');
    expect(answer()).toBe('20 €10 combinaisons à 2 €');
  });
});
