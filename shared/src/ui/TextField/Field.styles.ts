import styled, { css } from 'styled-components';
import { controlHeight } from '../theme/controlHeight';

export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
`;

export const FieldLabel = styled.label`
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const FieldNote = styled.p<{ readonly $error?: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme, $error }) => ($error ? theme.colors.red : theme.colors.inkFaint)};
`;

/** Outline and text of an input or select. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border: ${({ theme }) => theme.borders.control};
  border-radius: ${({ theme }) => theme.radii.md};
  color: ${({ theme }) => theme.colors.ink};
  background-color: ${({ theme }) => theme.colors.surface};
  font-family: inherit;
  /* Phones zoom the page in on a field with smaller text. */
  font-size: 1rem;
  line-height: 1.4;
  ${controlHeight}

  ${({ theme }) => theme.media.up('lg')} {
    font-size: 0.9375rem;
  }

  &::placeholder {
    color: ${({ theme }) => theme.colors.inkFaint};
    opacity: 1;
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.red};
  }

  &:disabled {
    color: ${({ theme }) => theme.colors.inkFaint};
    background-color: ${({ theme }) => theme.colors.sunken};
    cursor: not-allowed;
  }
`;
