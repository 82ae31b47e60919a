import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi';
import { FavouriteButton } from './FavouriteButton';

describe('the star', () => {
  it.each([
    [false, 'Suivre Idaho'],
    [true, 'Ne plus suivre Idaho'],
  ])('says whether somebody is followed (%s), and asks for the contrary', async (isOn, title) => {
    const handleToggle = jest.fn();
    renderUi(<FavouriteButton name="Idaho" isOn={isOn} onToggle={handleToggle} />);
    const star = screen.getByRole('button', { name: 'Suivre Idaho', pressed: isOn });
    expect(star).toHaveAttribute('title', title);
    await userEvent.click(star);
    expect(handleToggle).toHaveBeenCalledTimes(1);
  });
});
