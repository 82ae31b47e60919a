import { Outlet, ScrollRestoration, useNavigation } from '@galopin/shared/router';
import { useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { fr } from '../i18n/fr';
import { SnackbarHost } from '../notifications/SnackbarHost';
import type { AudienceAccess } from '../tracking/createAudienceAccess';
import { BottomBar } from './BottomBar';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import type { SiteMark } from './siteMarks';
import { SiteMarkBar } from './SiteMarkBar';
import { useNavigationFocus } from './useNavigationFocus';

interface Props {
  readonly marks: () => readonly SiteMark[];
  readonly audience: AudienceAccess;
}

/** The one layout: header, navigation, the page, footer, messages. */
export function RootLayout({ marks, audience }: Props) {
  const main = useRef<HTMLElement>(null);
  const busy = useNavigation().state !== 'idle';
  useNavigationFocus(main);
  return (
    <Frame>
      <SkipLink href="#contenu">{fr.skipToContent}</SkipLink>
      <SiteMarkBar marks={marks()} />
      <SiteHeader />
      <Main id="contenu" ref={main} tabIndex={-1}>
        {busy && <Progress role="progressbar" aria-label={fr.navigation.loading} />}
        <Outlet />
      </Main>
      <SiteFooter audience={audience} />
      <BottomBar />
      <SnackbarHost />
      <ScrollRestoration />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  /* The end of the page stands above the bar. */
  ${({ theme }) => theme.media.down('lg')} {
    padding-bottom: calc(${({ theme }) => theme.sizes.bottomBar} + env(safe-area-inset-bottom));
  }

  @media print {
    padding: 0;
  }
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  /* The footer begins below the first window: content that comes later moves nothing in sight. */
  min-height: 100vh;
  max-width: ${({ theme }) => theme.widths.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space(4)} ${theme.space(4)} ${theme.space(12)}`};

  &:focus,
  h1:focus {
    outline: none;
  }

  ${({ theme }) => theme.media.up('md')} {
    padding: ${({ theme }) => `${theme.space(6)} ${theme.space(6)} ${theme.space(16)}`};
  }
`;

const SkipLink = styled.a`
  position: absolute;
  left: ${({ theme }) => theme.space(2)};
  top: -10rem;
  z-index: ${({ theme }) => theme.depths.snackbar};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  background: ${({ theme }) => theme.colors.surface};
  border-radius: ${({ theme }) => theme.radii.md};

  &:focus {
    top: ${({ theme }) => theme.space(2)};
  }
`;

const slide = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** Appears only when a page takes long enough to be noticed. */
const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto 0;
  height: 3px;
  z-index: ${({ theme }) => theme.depths.snackbar};
  background: ${({ theme }) => theme.colors.amber};
  transform-origin: left;
  transform: scaleX(0);
  ${({ theme }) => theme.media.motion} {
    animation: ${css`
      ${slide} 8s cubic-bezier(0.1, 0.6, 0.1, 1) 150ms forwards
    `};
  }
`;
