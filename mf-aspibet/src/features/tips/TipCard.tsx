import { paths } from '@galopin/shared/contracts';
import { formatOrder } from '@galopin/shared/lib';
import { raceLabel } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, ButtonLink, Card, CardHeader, Cluster, NumericText, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import type { TippedRace } from '../../domain/pairTips';
import { fr } from '../../i18n/fr';
import { raceFacts, raceTime } from './raceFacts';
import { RunnerNumbers } from './RunnerNumbers';
import { Body, Facts, Foot, Groups, Label, Lead, Selection, Text } from './TipCard.styles';

const copy = fr.tips;

/** Places of an arrival shown beside a tip; the race's own page has the rest. */
const PLACES = 5;

/** A race's tip: selection in order, groups, a short text, the way to the race. */
export function TipCard({ tip, race }: TippedRace) {
  const heading = useId();
  const name = race?.name || tip.raceName;
  const arrival = race?.arrival?.order.slice(0, PLACES) ?? [];
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <TipHeader id={heading} tip={tip} race={race} name={name} />
      <Body>
        <Selection>
          {tip.title !== '' && tip.title !== name && <Lead>{tip.title}</Lead>}
          {tip.selection.length > 0 && <RunnerNumbers label={copy.selection} numbers={tip.selection} />}
          {tip.text !== '' && <Text>{tip.text}</Text>}
        </Selection>
        <TipGroups tip={tip} />
      </Body>
      <Foot>
        <ButtonLink as={Link} {...{ to: paths.race.to(tip.raceId) }} $variant="secondary">
          {copy.openRace}
        </ButtonLink>
        {arrival.length > 0 && (
          <span>
            {copy.arrival} <NumericText $strong>{formatOrder(arrival)}</NumericText>
          </span>
        )}
      </Foot>
    </Card>
  );
}

/** Which race it is, as far as it is known: of a race the visitor does not see, the tip itself tells. */
function TipHeader({ id, tip, race, name }: TippedRace & { readonly id: string; readonly name: string }) {
  const label = raceLabel(race?.meeting ?? tip.meeting, race?.number ?? tip.race);
  return (
    <CardHeader>
      <Cluster>
        <SectionTitle id={id}>
          {label !== '' && <Label>{label}</Label>} {name}
        </SectionTitle>
        {(race?.isQuinte ?? tip.isQuinte) && <Badge $tone="amber">{copy.quinte}</Badge>}
      </Cluster>
      <Facts>
        {race && (
          <>
            <NumericText as="time" $strong>
              {raceTime(race)}
            </NumericText>
            {' · '}
          </>
        )}
        {[race?.racecourse || tip.racecourse, ...(race ? raceFacts(race) : [])].filter(Boolean).join(' · ')}
      </Facts>
    </CardHeader>
  );
}

/** The runners by the part they are given; a group without runner is left out. */
function TipGroups({ tip }: Pick<TippedRace, 'tip'>) {
  const groups = [
    { label: copy.base, numbers: tip.base },
    { label: copy.regular, numbers: tip.regular },
    { label: copy.outsiders, numbers: tip.outsiders },
    { label: copy.favourite, numbers: tip.favourite === null ? [] : [tip.favourite] },
  ].filter(({ numbers }) => numbers.length > 0);
  if (groups.length === 0) return null;
  return (
    <Groups>
      {groups.map(({ label, numbers }) => (
        <RunnerNumbers key={label} label={label} numbers={numbers} small />
      ))}
    </Groups>
  );
}
