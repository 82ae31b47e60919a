import { LEGAL_PATHS, paths, type PageProps } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Cluster, PageHeader, Stack, TextLink } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { aboutCopy as copy } from '../../i18n/aboutCopy';
import { RiskNotice } from '../responsible-gambling/RiskNotice';
import type { AboutData } from './aboutLoader';
import { AboutSection } from './AboutSection';
import { AccessCards } from './AccessCards';
import { Freshness } from './Freshness';

/** `/Propos`: what the site is, what it shows and to whom. */
export function AboutPage({ data }: PageProps<AboutData>) {
  return <AboutLayout freshness={<Freshness lastDay={data.lastDay} />} />;
}

/** The page with room for what is told from the data. */
export function AboutLayout({ freshness }: { readonly freshness: ReactNode }) {
  const { site } = useShell();
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <Stack $gap={8}>
        {site.demo && <Alert title={copy.demoTitle}>{copy.demoText}</Alert>}
        <AboutSection title={copy.what.title} texts={[copy.what.text]}>
          <Cluster $gap={5}>
            <TextLink as={Link} to={paths.day.to()}>
              {copy.what.day}
            </TextLink>
            <TextLink as={Link} to={paths.guide.to()}>
              {copy.what.guide}
            </TextLink>
          </Cluster>
        </AboutSection>
        <AccessCards />
        <Columns>
          <AboutSection title={copy.data.title} texts={[copy.data.recorded, copy.data.gaps, copy.data.tips]}>
            {freshness}
          </AboutSection>
          <AboutSection title={copy.time.title} texts={[copy.time.text]} />
          <AboutSection title={copy.privacy.title} texts={[copy.privacy.text]} />
          <AboutSection title={copy.contact.title} texts={[copy.contact.text, copy.contact.legal]}>
            <Cluster $gap={5}>
              <TextLink href={LEGAL_PATHS.notice}>{copy.contact.notice}</TextLink>
              <TextLink href={LEGAL_PATHS.privacy}>{copy.contact.privacy}</TextLink>
            </Cluster>
          </AboutSection>
        </Columns>
        <RiskNotice id="jeu-responsable" title={copy.risks} />
      </Stack>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => `${theme.space(8)} ${theme.space(10)}`};

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
