import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  /** Small capitals above the title: where we are. */
  readonly overline?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Badges beside the title. */
  readonly badges?: ReactNode;
  /** Before the titles, whatever their height. */
  readonly picture?: ReactNode;
  /** Buttons and fields at the end; below the title on phones. */
  readonly actions?: ReactNode;
}

/** Head of a page. */
export function PageHeader({ title, overline, subtitle, badges, picture, actions }: PageHeaderProps) {
  return (
    <Frame>
      <Titles $picture={picture !== undefined}>
        {picture !== undefined && <Picture>{picture}</Picture>}
        {overline !== undefined && <Overline>{overline}</Overline>}
        <Line>
          <Title>{title}</Title>
          {badges}
        </Line>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </Titles>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Frame>
  );
}

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(3)} ${theme.space(6)}`};
  margin-bottom: ${({ theme }) => theme.space(5)};
`;

const Titles = styled.div<{ readonly $picture: boolean }>`
  min-width: 0;

  ${({ theme, $picture }) =>
    $picture &&
    css`
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: ${theme.space(4)};

      > :not(:first-child) {
        grid-column: 2;
      }
    `}
`;

const Picture = styled.div`
  grid-row: 1 / span 3;
  align-self: center;
`;

const Overline = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.overline}
  color: ${({ theme }) => theme.colors.turf};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
`;

const Title = styled.h1`
  margin: 0;
  ${({ theme }) => theme.text.h1}
  text-wrap: balance;
`;

const Subtitle = styled.p`
  margin: ${({ theme }) => theme.space(1)} 0 0;
  ${({ theme }) => theme.text.body}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space(2)};
`;
