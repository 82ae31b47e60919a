import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi';
import { Select } from './Select';

const options = [
  { value: 'trot', label: 'Trot' },
  { value: 'plat', label: 'Plat' },
];

describe('Select', () => {
  it('is found by its label and reports the choice', async () => {
    const handleChange = jest.fn((event: { target: { value: string } }) => event.target.value);
    renderUi(<Select label="Discipline" options={options} onChange={handleChange} />);
    await userEvent.selectOptions(screen.getByLabelText('Discipline'), 'Plat');
    expect(handleChange).toHaveReturnedWith('plat');
  });

  it('says what is wrong', () => {
    renderUi(<Select label="Discipline" options={options} error="Choisissez une discipline" />);
    expect(screen.getByLabelText('Discipline')).toHaveAccessibleDescription('Choisissez une discipline');
  });
});
