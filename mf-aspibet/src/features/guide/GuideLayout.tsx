import { PageHeader, Stack } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BET_FAMILIES } from '@galopin/shared/racing';
import type { ExampleRace } from '../../domain/dayExample';
import { guideCopy } from '../../i18n/guideCopy';
import { RiskLine } from '../responsible-gambling/RiskLine';
import { RiskNotice } from '../responsible-gambling/RiskNotice';
import { StakeCalculator } from '../stake/StakeCalculator';
import { BetFamilySection } from './BetFamilySection';
import { CommonRules } from './CommonRules';
import { Formulas } from './Formulas';
import { GuideIndex } from './GuideIndex';
import { GuideSection } from './GuideSection';
import { anchors } from './guideSections';
import { Glossary } from './Glossary';
import { Principle } from './Principle';
import { Reading } from './Reading';

interface Props {
  readonly articles: ReactNode;
  /** Races of the day that examples are told of. */
  readonly examples?: readonly ExampleRace[];
}

/** The guide's own chapters, with room for the editors' articles. */
export function GuideLayout({ articles, examples = [] }: Props) {
  return (
    <>
      <PageHeader title={guideCopy.title} subtitle={guideCopy.subtitle} />
      <Columns>
        <GuideIndex />
        <Stack $gap={10}>
          <RiskLine />
          <Principle />
          {BET_FAMILIES.map((family) => (
            <BetFamilySection key={family} family={family} examples={examples} />
          ))}
          <Formulas />
          <StakeCalculator />
          <CommonRules />
          <Reading />
          <Glossary />
          <GuideSection id={anchors.articles} title={guideCopy.articles.title}>
            {articles}
          </GuideSection>
          <RiskNotice id={anchors.risks} title={guideCopy.risks} />
        </Stack>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};

  ${({ theme }) => theme.media.up('lg')} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(10)};
    align-items: start;
  }
`;
