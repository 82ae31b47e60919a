import { PageBody, PageHeader, SectionTitle, SegmentedLink, SegmentedLinks, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from './i18n/fr';
import { sectionList } from './sectionList';
import { ThemeSwitch } from './ThemeSwitch';

/** The page of the design system: every component with its variants and states. */
export function Gallery() {
  return (
    <PageBody as="main">
      <PageHeader title={fr.title} overline={fr.overline} subtitle={fr.subtitle} actions={<ThemeSwitch />} />
      <SegmentedLinks label={fr.contents}>
        {sectionList.map(([id]) => (
          <SegmentedLink key={id} href={`#${id}`}>
            {fr.sections[id].title}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      {sectionList.map(([id, Content]) => (
        <Part key={id} id={id} aria-labelledby={`${id}-title`}>
          <SectionTitle id={`${id}-title`}>{fr.sections[id].title}</SectionTitle>
          <Intro>{fr.sections[id].intro}</Intro>
          <Stack $gap={8}>
            <Content />
          </Stack>
        </Part>
      ))}
    </PageBody>
  );
}

const Part = styled.section`
  margin-top: ${({ theme }) => theme.space(12)};
`;

const Intro = styled.p`
  max-width: ${({ theme }) => theme.widths.text};
  margin: ${({ theme }) => `${theme.space(1)} 0 ${theme.space(6)}`};
  color: ${({ theme }) => theme.colors.inkSoft};
`;
