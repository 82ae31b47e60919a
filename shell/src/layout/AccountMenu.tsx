import { paths } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { Link, useLocation } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { ThemeSwitch } from '../theme/ThemeSwitch';
import { useSiteLinks } from './useSiteLinks';

const copy = fr.navigation;
/** The bottom bar has them. */
const BESIDE: readonly string[] = [paths.home.to(), paths.tips.to()];

/**
 * Sheet above the bottom bar with all that has no place in it, the way in or out of the session last. The browser opens
 * and closes it, before any script has come as well.
 */
export function AccountMenu({ id }: { readonly id: string }) {
  const session = useSession();
  const { session: api } = useShell();
  const { key } = useLocation();
  const links = useSiteLinks().filter(({ to }) => !BESIDE.includes(to));
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (sheet.current && 'hidePopover' in sheet.current) sheet.current.hidePopover();
  };
  useEffect(close, [key]);
  return (
    <Sheet ref={sheet} id={id} popover="auto">
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Entry as={Link} to={to}>
              {label}
            </Entry>
          </li>
        ))}
        {session.status === 'signedIn' ? (
          <li>
            <Entry
              as="button"
              type="button"
              $quiet
              onClick={() => {
                close();
                void api.signOut();
              }}
            >
              {copy.signOut}
            </Entry>
          </li>
        ) : (
          !isReturning(session) && (
            <li>
              <Entry as={Link} to={paths.signIn.to()}>
                {copy.signIn}
              </Entry>
            </li>
          )
        )}
      </ul>
      <ThemeSwitch />
    </Sheet>
  );
}

const Sheet = styled.div`
  @supports not selector(:popover-open) {
    display: none;
  }

  inset: auto 0 calc(${({ theme }) => theme.sizes.bottomBar} + env(safe-area-inset-bottom));
  width: 100%;
  max-height: 70vh;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space(2)};
  border: 0;
  border-top: ${({ theme }) => theme.borders.hairline};
  border-radius: ${({ theme }) => `${theme.radii.lg} ${theme.radii.lg} 0 0`};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.ink};
  box-shadow: ${({ theme }) => theme.shadows.overlay};
  overflow-y: auto;

  > fieldset {
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Entry = styled.a<{ readonly $quiet?: boolean }>`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 3rem;
  padding: ${({ theme }) => `0 ${theme.space(4)}`};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.md};
  background: none;
  color: ${({ theme, $quiet }) => ($quiet ? theme.colors.inkSoft : theme.colors.ink)};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.colors.sunken};
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;
