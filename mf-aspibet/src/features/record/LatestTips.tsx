import { paths, type DecidedTip } from '@galopin/shared/contracts';
import { formatOrder, formatShortDay } from '@galopin/shared/lib';
import { raceLabel } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, SaddleCloth } from '@galopin/shared/ui';
import { useId } from 'react';
import { finishOf } from '../../domain/tipOutcome';
import { fr } from '../../i18n/fr';
import { recordCopy as copy } from '../../i18n/recordCopy';
import { clothOf } from '../tips/clothOf';
import { Cloths, Latest, LatestLink, LatestTitle, Race, Soft } from './TrackRecordPart.styles';

/** The latest decided tips: numbers that came in stand out, each leads to its race. */
export function LatestTips({ latest }: { readonly latest: readonly DecidedTip[] }) {
  const heading = useId();
  if (latest.length === 0) return null;
  return (
    <>
      <LatestTitle id={heading}>{copy.latest(latest.length)}</LatestTitle>
      <Latest aria-labelledby={heading}>
        {latest.map((tip, place) => (
          <li key={`${tip.raceId}-${place}`}>
            <LatestTip tip={tip} />
          </li>
        ))}
      </Latest>
    </>
  );
}

function LatestTip({ tip }: { readonly tip: DecidedTip }) {
  const { raceId, jour, meeting, race, raceName, racecourse, quinte, base, basePlace, selection } = tip;
  return (
    <LatestLink as={Link} to={paths.race.to(raceId)}>
      <Race>
        {raceLabel(meeting, race)} {raceName} {quinte && <Badge $tone="amber">{fr.tips.quinte}</Badge>}
        <Soft>{[formatShortDay(jour), racecourse].filter(Boolean).join(' · ')}</Soft>
      </Race>
      <Cloths>
        {selection.map((number, place) => (
          <SaddleCloth
            key={`${place}-${number}`}
            number={number}
            size="small"
            kind={clothOf(finishOf(tip.arrival, number))}
          />
        ))}
      </Cloths>
      <Soft>
        {copy.arrival(formatOrder(tip.arrival))}
        <br />
        {[copy.found(tip.found), base !== null && copy.base(base, basePlace)].filter(Boolean).join(' · ')}
      </Soft>
    </LatestLink>
  );
}
