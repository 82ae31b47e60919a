import type { PressSelection } from '@galopin/shared/contracts';
import { countMentions } from '@galopin/shared/racing';
import { Card, CardHeader, EmptyState, NumericText, SaddleCloth, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { clothKind } from '../race-card/clothKind';
import { Mentions, Scroll, Table } from './PressPart.styles';

const copy = raceCopy.press;

interface Props {
  readonly titles: readonly PressSelection[];
  readonly runners: readonly Runner[];
}

/** The selections of the press, a row a title, and the runners it names most. */
export function PressPart({ titles, runners }: Props) {
  const heading = useId();
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
      </CardHeader>
      {titles.length === 0 ? (
        <EmptyState icon="help-circle" title={copy.none} text={copy.noneText} />
      ) : (
        <>
          <Selections titles={titles} runners={runners} />
          <MostNamed titles={titles} runners={runners} />
        </>
      )}
    </Card>
  );
}

function Selections({ titles, runners }: Props) {
  const most = Math.max(...titles.map(({ selection }) => selection.length));
  const places = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <Scroll role="region" aria-label={copy.caption} tabIndex={0}>
      <Table aria-label={copy.caption}>
        <thead>
          <tr>
            <th scope="col">{copy.paper.header}</th>
            {places.map((place) => (
              <th key={place} scope="col">
                <abbr title={copy.place(place)}>{fr.rank(place)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {titles.map(({ title, selection }, row) => (
            <tr key={`${row} ${title}`}>
              <th scope="row">{title}</th>
              {places.map((place) => (
                <td key={place}>
                  <Selected number={selection[place - 1]} runners={runners} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Selected({ number, runners }: { readonly number: number | undefined } & Pick<Props, 'runners'>) {
  if (number === undefined) return <>–</>;
  const runner = runners.find((other) => other.number === number);
  if (runner?.finish.kind !== 'nonRunner') return <NumericText>{number}</NumericText>;
  return <SaddleCloth number={number} kind="nonRunner" size="small" />;
}

function MostNamed({ titles, runners }: Props) {
  const heading = useId();
  return (
    <Mentions>
      <MentionsTitle id={heading}>{copy.mentions}</MentionsTitle>
      <ol aria-labelledby={heading}>
        {countMentions(titles).map(({ number, titles: named }) => {
          const runner = runners.find((other) => other.number === number);
          return (
            <li key={number}>
              <SaddleCloth
                number={number}
                size="small"
                kind={runner === undefined ? 'runner' : clothKind(runner.finish)}
              />{' '}
              {runner?.horse.name} <span>{copy.cited(named)}</span>
            </li>
          );
        })}
      </ol>
    </Mentions>
  );
}

const MentionsTitle = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.label}
`;
