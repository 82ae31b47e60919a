import { PageHeader, Stack } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BET_FAMILIES } from '../../domain/bets';
import { guideCopy } from '../../i18n/guideCopy';
import { RiskLine } from '../responsible-gambling/RiskLine';
import { RiskNotice } from '../responsible-gambling/RiskNotice';
import { BetFamilySection } from './BetFamilySection';
import { CommonRules } from './CommonRules';
import { Formulas } from './Formulas';
import { GuideIndex } from './GuideIndex';
import { GuideSection } from './GuideSection';
import { anchors } from './guideSections';
import { Principle } from './Principle';

/** The guide's own chapters, with room for the editors' articles. */
export function GuideLayout({ articles }: { readonly articles: ReactNode }) {
  return (
    <>
      <PageHeader title={guideCopy.title} subtitle={guideCopy.subtitle} />
      <Columns>
        <GuideIndex />
        <Stack $gap={10}>
          <RiskLine />
          <Principle />
          {BET_FAMILIES.map((family) => (
            <BetFamilySection key={family} family={family} />
          ))}
          <Formulas />
          <CommonRules />
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
