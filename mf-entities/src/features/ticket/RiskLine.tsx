import { TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { ticketCopy } from '../../i18n/ticketCopy';

const copy = ticketCopy.risk;

/** The gambling notice in one line. */
export function RiskLine() {
  return (
    <Line>
      <strong>{copy.adults}</strong> {copy.text} {copy.help}{' '}
      <Phone href="tel:+33974751313">{copy.phone}</Phone> {copy.phoneNote}.
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Phone = styled(TextLink)`
  white-space: nowrap;
`;
