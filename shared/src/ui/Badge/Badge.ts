import styled, { css } from 'styled-components';

export type Tone = 'neutral' | 'turf' | 'amber' | 'red' | 'blue';

/** Text and ground of each tone. */
export const toneStyles = css<{ readonly $tone?: Tone | undefined }>`
  ${({ theme: { colors }, $tone = 'neutral' }) =>
    ({
      neutral: `color: ${colors.inkSoft}; background: ${colors.sunken};`,
      turf: `color: ${colors.turf}; background: ${colors.turfSoft};`,
      amber: `color: ${colors.amberInk}; background: ${colors.amberSoft};`,
      red: `color: ${colors.red}; background: ${colors.redSoft};`,
      blue: `color: ${colors.blue}; background: ${colors.blueSoft};`,
    })[$tone]}
`;

/** A short fact beside a title: « Quinté+ » (`amber`), « Groupe I », « Trot attelé ». */
export const Badge = styled.span<{ readonly $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => `${theme.space(0.5)} ${theme.space(2)}`};
  border-radius: ${({ theme }) => theme.radii.sm};
  ${({ theme }) => theme.text.caption}
  font-weight: 600;
  white-space: nowrap;
  ${toneStyles}
`;
