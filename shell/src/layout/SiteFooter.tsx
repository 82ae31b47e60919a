import { LEGAL_PATHS, paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { ConsentButton } from '../consent/ConsentButton';
import type { AudienceAccess } from '../tracking/createAudienceAccess';
import { ThemeSwitch } from '../theme/ThemeSwitch';
import { fr } from '../i18n/fr';

const copy = fr.footer;
/** Documents of their own, so that everybody reads them: no links of the router. */
const LEGAL_LINKS = [
  { path: LEGAL_PATHS.notice, label: copy.notice },
  { path: LEGAL_PATHS.terms, label: copy.terms },
  { path: LEGAL_PATHS.privacy, label: copy.privacy },
];

/** Notices that French law asks of a page about betting, and the way to know more. */
export function SiteFooter({ audience }: { readonly audience: AudienceAccess }) {
  return (
    <Bar aria-label={copy.label}>
      <Inner>
        <p>
          <strong>18+</strong> {copy.adults}
        </p>
        <p>
          {copy.help}{' '}
          <Address href="https://www.joueurs-info-service.fr" rel="noreferrer">
            {copy.helpSite}
          </Address>
          .
        </p>
        <ThemeSwitch />
        <Links>
          <li>
            <TextLink as={Link} to={paths.about.to()}>
              {copy.about}
            </TextLink>
          </li>
          {LEGAL_LINKS.map(({ path, label }) => (
            <li key={path}>
              <TextLink href={path}>{label}</TextLink>
            </li>
          ))}
          <li>
            <ConsentButton audience={audience} />
          </li>
        </Links>
      </Inner>
    </Bar>
  );
}

const Bar = styled.footer`
  background: ${({ theme }) => theme.colors.sunken};
  border-top: ${({ theme }) => theme.borders.hairline};
  color: ${({ theme }) => theme.colors.inkSoft};
  ${({ theme }) => theme.text.small}
`;

const Inner = styled.div`
  max-width: ${({ theme }) => theme.widths.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space(5)} ${theme.space(4)}`};

  ${({ theme }) => theme.media.up('md')} {
    padding-inline: ${({ theme }) => theme.space(6)};
  }

  p {
    margin: 0 0 ${({ theme }) => theme.space(2)};
  }
`;

/** A hyphen in an address is no place to break it. */
const Address = styled(TextLink)`
  white-space: nowrap;
`;

const Links = styled.ul`
  fieldset + & {
    margin-top: ${({ theme }) => theme.space(4)};
  }

  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(5)}`};
  margin: 0;
  padding: 0;
  list-style: none;
`;
