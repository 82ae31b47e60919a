import { TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

const copy = fr.notice;

/** Whom to call: the French help line for gamblers. */
export function HelpLine() {
  return (
    <>
      {copy.help} <Phone href="tel:+33974751313">{copy.phone}</Phone> {copy.phoneNote}.
    </>
  );
}

const Phone = styled(TextLink)`
  white-space: nowrap;
`;
