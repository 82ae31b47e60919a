import styled from 'styled-components';
import { fr } from '../../i18n/fr';
import { HelpLine } from './HelpLine';

const copy = fr.notice;

/** The gambling notice in one line. */
export function RiskLine() {
  return (
    <Line>
      <strong>{copy.adults}</strong> {copy.short} <HelpLine />
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
