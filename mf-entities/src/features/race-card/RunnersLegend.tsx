import { Icon } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Summary } from '../../components/Summary';
import type { DisciplineKind } from '../../domain/disciplineKind';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { explainFinishes } from '../../i18n/raceLabels';

const copy = fr.legend;

interface Props {
  readonly kind: DisciplineKind;
  readonly runners: readonly Runner[];
}

/** What the signs of the table mean: those of the result at once, the customary ones on demand. */
export function RunnersLegend({ kind, runners }: Props) {
  const finishes = explainFinishes(runners.map(({ finish }) => finish));
  const [title, items] =
    kind === 'trot' ? [copy.shoeing, copy.shoeingItems] : [copy.blinkers, copy.blinkersItems];
  return (
    <Frame>
      {finishes.length > 0 && <Line>{fr.runners.abbreviations(finishes)}</Line>}
      <details>
        <Summary>
          <Icon name="chevron-down" />
          {copy.title}
        </Summary>
        <Groups>
          <Group title={title} items={items} />
          <Group title={copy.form} items={copy.formItems} />
        </Groups>
      </details>
    </Frame>
  );
}

interface GroupProps {
  readonly title: string;
  readonly items: readonly (readonly string[])[];
}

function Group({ title, items }: GroupProps) {
  return (
    <div>
      <GroupTitle>{title}</GroupTitle>
      <Items>
        {items.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Items>
    </div>
  );
}

const Frame = styled.div`
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Line = styled.p`
  margin: ${({ theme }) => theme.space(2)} 0 0;
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${({ theme }) => `${theme.space(4)} ${theme.space(8)}`};
  padding-bottom: ${({ theme }) => theme.space(4)};
`;

const GroupTitle = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.ink};
`;

const Items = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    gap: ${({ theme }) => theme.space(2)};
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`;
