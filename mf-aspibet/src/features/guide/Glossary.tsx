import styled from 'styled-components';
import { readingCopy as copy } from '../../i18n/readingCopy';
import { anchors } from './guideSections';
import { GuideSection } from './GuideSection';
import { Terms } from './Terms';

/** Words of races and bets, in alphabetical order. */
export function Glossary() {
  return (
    <GuideSection id={anchors.glossary} title={copy.glossaryTitle}>
      <Columns>
        <Terms terms={copy.glossary} />
      </Columns>
    </GuideSection>
  );
}

/** One column on a phone, two from `md`; a term stays with its meaning. */
const Columns = styled.div`
  > dl {
    display: block;
  }

  > dl > div {
    margin-bottom: ${({ theme }) => theme.space(4)};
    break-inside: avoid;
  }

  ${({ theme }) => theme.media.up('md')} {
    columns: 2;
    column-gap: ${({ theme }) => theme.space(10)};
  }
`;
