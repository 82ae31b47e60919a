import { screen } from '@testing-library/react';
import { SILK_COLOURS, SILK_PATTERNS } from '../../contracts';
import { silksInWords } from '../i18n/silks';
import { renderUi } from '../testing/renderUi';
import { Silks } from './Silks';

const design = { jacket: 'yellow', pattern: 'sash', mark: 'red', sleeves: 'green', cap: 'blue' } as const;

describe('Silks', () => {
  it('says the colours in words, agreed with what they are of', () => {
    renderUi(<Silks design={design} />);
    expect(
      screen.getByRole('img', { name: 'Casaque jaune, écharpe rouge, manches vertes, toque bleue' }),
    ).toBeVisible();
  });

  it('says nothing of a pattern on a plain jacket', () =>
    expect(silksInWords({ ...design, pattern: 'plain' })).toBe('Casaque jaune, manches vertes, toque bleue'));

  it('draws every pattern inside its own jacket, and none on a plain one', () => {
    const { container } = renderUi(
      <>
        {SILK_PATTERNS.map((pattern) => (
          <Silks key={pattern} design={{ ...design, pattern }} />
        ))}
      </>,
    );
    const marks = [...container.querySelectorAll('path[clip-path]')];
    expect(marks).toHaveLength(SILK_PATTERNS.length - 1);
    expect(new Set(marks.map((mark) => mark.getAttribute('d'))).size).toBe(marks.length);
    expect(new Set(marks.map((mark) => mark.getAttribute('clip-path'))).size).toBe(marks.length);
  });

  it('has words for every colour', () => {
    for (const colour of SILK_COLOURS)
      expect(silksInWords({ ...design, jacket: colour, sleeves: colour })).not.toContain('undefined');
  });
});
