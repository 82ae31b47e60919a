import { paths } from '@galopin/shared/contracts';
import { raceLabel } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import {
  Badge,
  ButtonLink,
  Card,
  CardHeader,
  Cluster,
  NumericText,
  SaddleCloth,
  SectionTitle,
} from '@galopin/shared/ui';
import { useId } from 'react';
import type { TippedRace } from '../../domain/pairTips';
import { fr } from '../../i18n/fr';
import { raceFacts, raceTime } from './raceFacts';
import { RunnerNumbers } from './RunnerNumbers';
import { useTipSeen } from './useTipSeen';
import { TipResult } from './TipResult';
import { Body, Facts, Foot, Groups, Label, Lead, Notes, Selection, Text } from './TipCard.styles';

const copy = fr.tips;

/** A race's tip: selection in order, groups, texts, the way to the race and, once run, what came of it. */
export function TipCard({ tip, race, arrival }: TippedRace) {
  const heading = useId();
  const name = race?.name || tip.raceName;
  const order = arrival?.order ?? [];
  const card = useTipSeen(tip.raceId);
  return (
    <Card as="section" ref={card} $flush aria-labelledby={heading}>
      <TipHeader id={heading} tip={tip} race={race} name={name} />
      <Body>
        <Selection>
          {tip.title !== '' && tip.title !== name && <Lead>{tip.title}</Lead>}
          {tip.selection.length > 0 && (
            <RunnerNumbers label={copy.selection} numbers={tip.selection} order={order} />
          )}
          {tip.text !== '' && <Text>{tip.text}</Text>}
          {tip.notes.length > 0 && <RunnerNotes notes={tip.notes} />}
        </Selection>
        <TipGroups tip={tip} />
      </Body>
      <Foot>
        <ButtonLink as={Link} to={paths.race.to(tip.raceId)} $variant="secondary">
          {copy.openRace}
        </ButtonLink>
        {arrival !== null && <TipResult arrival={arrival} selection={tip.selection} />}
      </Foot>
    </Card>
  );
}

/** Which race it is, as far as it is known: of a race the visitor does not see, the tip itself tells. */
function TipHeader({
  id,
  tip,
  race,
  name,
}: Omit<TippedRace, 'arrival'> & { readonly id: string; readonly name: string }) {
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

/** A word on single runners. */
function RunnerNotes({ notes }: Pick<TippedRace['tip'], 'notes'>) {
  return (
    <Notes>
      {notes.map(({ number, text }) => (
        <li key={number}>
          <SaddleCloth number={number} size="small" />
          <span>{text}</span>
        </li>
      ))}
    </Notes>
  );
}

/** The runners by the part they are given; a group without runner is left out. */
function TipGroups({ tip }: Pick<TippedRace, 'tip'>) {
  const groups = [
    { label: copy.base, numbers: tip.base },
    { label: copy.regular, numbers: tip.regular },
    { label: copy.outsiders, numbers: tip.outsiders },
    { label: copy.favourite, numbers: tip.favourite === null ? [] : [tip.favourite] },
    { label: copy.regret, numbers: tip.regret === null ? [] : [tip.regret] },
    { label: copy.lastMinute, numbers: tip.lastMinute === null ? [] : [tip.lastMinute] },
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
