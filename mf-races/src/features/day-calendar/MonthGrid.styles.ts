import styled from 'styled-components';

/** Looks of the calendar's library, by its class names. */
export const Frame = styled.div`
  .rdp-root,
  .rdp-months {
    position: relative;
  }

  .rdp-nav {
    position: absolute;
    inset: 0 0 auto auto;
    display: flex;
  }

  .rdp-button_previous,
  .rdp-button_next,
  .rdp-day_button {
    display: grid;
    place-items: center;
    width: 100%;
    min-width: ${({ theme }) => theme.sizes.touch};
    height: ${({ theme }) => theme.sizes.touch};
    padding: 0;
    border: 2px solid transparent;
    border-radius: ${({ theme }) => theme.radii.md};
    color: inherit;
    background: none;
    cursor: pointer;

    &:focus-visible {
      ${({ theme }) => theme.focusRing}
    }
  }

  .rdp-day_button {
    min-width: 0;
  }

  [aria-disabled='true'],
  button:disabled {
    color: ${({ theme }) => theme.colors.inkFaint};
    cursor: not-allowed;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.sizes.touch};
    padding-right: 6rem;
  }

  .rdp-dropdowns {
    display: flex;
    gap: ${({ theme }) => theme.space(2)};
  }

  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
    text-transform: capitalize;
    font-weight: 600;

    &:focus-within {
      ${({ theme }) => theme.focusRing}
    }
  }

  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
  }

  .rdp-month_grid {
    width: 100%;
    border-collapse: collapse;
    ${({ theme }) => theme.figures}
  }

  .rdp-weekday {
    padding: ${({ theme }) => theme.space(2)} 0;
    ${({ theme }) => theme.text.caption}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  .rdp-day {
    padding: 1px;
    text-align: center;
  }

  .racing {
    font-weight: 700;
    color: ${({ theme }) => theme.colors.turf};
  }

  .rdp-today .rdp-day_button {
    border-color: ${({ theme }) => theme.colors.amber};
  }

  .rdp-selected .rdp-day_button {
    color: ${({ theme }) => theme.colors.onTurf};
    background: ${({ theme }) => theme.colors.turf};
  }
`;
