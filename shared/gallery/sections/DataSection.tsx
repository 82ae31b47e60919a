import { SILK_COLOURS, SILK_PATTERNS, type SilkPattern } from '@galopin/shared/contracts';
import { formatCount, formatMoney, formatNumber, formatOdds, formatParisTime } from '@galopin/shared/lib';
import { DescriptionList, FigureTable, NumericText, RowLink, SaddleCloth } from '@galopin/shared/ui';
import { Silks } from '@galopin/shared/ui/silks';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { Specimen, Variant, Variants } from '../Specimen';
import { sampleRunners } from './sampleRunners';
import { TableSpecimens } from './TableSpecimens';

const copy = fr.data;
const { facts } = copy;
const SEASONS = [
  { year: '2026', races: 12, wins: 4, earnings: 184_500 },
  { year: '2025', races: 17, wins: 2, earnings: 96_200 },
];

function silksOf(pattern: SilkPattern) {
  const at = SILK_PATTERNS.indexOf(pattern);
  const colour = (step: number) => SILK_COLOURS[(at + step) % SILK_COLOURS.length] ?? 'red';
  return { pattern, jacket: colour(3), mark: colour(7), sleeves: colour(0), cap: colour(7) };
}

/** Tables, lists and the signs of races. */
export function DataSection() {
  return (
    <>
      <TableSpecimens />
      <Specimen name="DescriptionList">
        <DescriptionList
          items={[
            { term: facts.sire, detail: facts.sireValue },
            { term: facts.dam, detail: facts.damValue },
            { term: facts.coat, detail: undefined },
            { term: copy.earnings, detail: formatMoney(184_500) },
          ]}
        />
      </Specimen>
      <Specimen name="FigureTable" ground="flush">
        <Seasons />
      </Specimen>
      <Specimen name="RowLink" ground="flush">
        {sampleRunners.slice(0, 3).map(({ number, horse, odds }) => (
          <Row key={number} as={RowLink} href="#data">
            <SaddleCloth number={number} kind={number === 1 ? 'winner' : 'placed'} size="small" />
            <strong>{horse}</strong>
            <NumericText>{formatOdds(odds)}</NumericText>
          </Row>
        ))}
      </Specimen>
      <Specimen name="NumericText">
        <Variants>
          <Variant code="<NumericText>">
            <NumericText>{formatOdds(11.8)}</NumericText>
          </Variant>
          <Variant code="$strong">
            <NumericText $strong>{formatMoney(184_500)}</NumericText>
          </Variant>
          <Variant code="$muted">
            <NumericText $muted>{formatCount(18, copy.runner)}</NumericText>
          </Variant>
          <Variant code='as="time"'>
            <NumericText as="time">{formatParisTime('15:15')}</NumericText>
          </Variant>
        </Variants>
      </Specimen>
      <Specimen name="SaddleCloth">
        <Variants>
          <Variant code='size="normal"'>
            <SaddleCloth number={12} />
          </Variant>
          <Variant code='size="small"'>
            <SaddleCloth number={12} size="small" />
          </Variant>
        </Variants>
      </Specimen>
      <Specimen name="Silks">
        <Variants>
          {SILK_PATTERNS.map((pattern) => (
            <Variant key={pattern} code={pattern}>
              <Silks design={silksOf(pattern)} />
              <Silks design={silksOf(pattern)} size={72} />
            </Variant>
          ))}
        </Variants>
      </Specimen>
    </>
  );
}

function Seasons() {
  return (
    <FigureTable>
      <thead>
        <tr>
          {[copy.year, copy.races, copy.wins, copy.earnings].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SEASONS.map(({ year, races, wins, earnings }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatNumber(races)}</td>
            <td>{formatNumber(wins)}</td>
            <td>{formatMoney(earnings)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

const Row = styled.a`
  grid-template-columns: auto minmax(0, 1fr) auto;
`;
