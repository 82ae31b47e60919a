import { paths } from '@galopin/shared/contracts';
import { countMentions, raceLabel, type RacePress } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Card, CardHeader, NumericText, SectionTitle, TextLink } from '@galopin/shared/ui';
import { useId } from 'react';
import { fr } from '../../i18n/fr';
import { Mention, Mentions, Scroll, Table } from './PressCard.styles';

const copy = fr.press;

/** The selections of several titles on one race, and the runners they name most. */
export function PressCard({
  press: { raceId, meeting, race, raceName, titles },
}: {
  readonly press: RacePress;
}) {
  const heading = useId();
  const name = [raceLabel(meeting, race), raceName].filter(Boolean).join(' ');
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
        <TextLink as={Link} to={paths.race.to(raceId)}>
          {name}
        </TextLink>
      </CardHeader>
      <Scroll>
        <Selections label={copy.of(name)} titles={titles} />
      </Scroll>
      <Mentions aria-label={copy.mentions}>
        {countMentions(titles).map(({ number, titles: named }) => (
          <Mention key={number}>
            <NumericText $strong>{number}</NumericText> {copy.cited(named)}
          </Mention>
        ))}
      </Mentions>
    </Card>
  );
}

/** A row a title, its runners best first. */
function Selections({ label, titles }: Pick<RacePress, 'titles'> & { readonly label: string }) {
  const places = Array.from(
    { length: Math.max(...titles.map(({ selection }) => selection.length)) },
    (_, index) => index + 1,
  );
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{copy.paper}</th>
          {places.map((place) => (
            <th key={place} scope="col" aria-label={copy.place(place)}>
              {place}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {titles.map(({ title, selection }, row) => (
          <tr key={`${title}-${row}`}>
            <th scope="row">{title}</th>
            {places.map((place) => (
              <td key={place}>
                <NumericText>{selection[place - 1] ?? '–'}</NumericText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
