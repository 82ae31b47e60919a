import { formatDay, formatOdds, formatParisDateTime, formatParisTime, NONE } from '@galopin/shared/lib';
import type { RaceCard } from '../../domain/RaceCard';
import type { Ticket } from '../../domain/readTicket';
import type { Runner } from '../../domain/Runner';
import { formatStake } from '../../i18n/formatStake';
import { disciplineLabel, raceTitle } from '../../i18n/raceLabels';
import { ticketCopy as copy } from '../../i18n/ticketCopy';
import { Facts, Foot, Head, Result, Sheet } from '../print-card/PrintSheet.styles';
import { Box, Grid, Horses } from './TicketSheet.styles';
import { countWords, formulaWords, horseNames, playName } from './ticketWords';

interface Props {
  readonly card: RaceCard;
  readonly ticket: Ticket;
  /** Epoch milliseconds. */
  readonly printedAt: number;
}

/** A ticket on paper: the race, the bet, its horses, a grid to copy from, the price, and that nothing is played. */
export function TicketSheet({ card: { race, runners }, ticket, printedAt }: Props) {
  const { bases, chosen, withdrawn, result, asksForOrder, stake } = ticket;
  const isOrdered = asksForOrder && !stake.everyOrder && ticket.formula === 'unit';
  const facts = [
    race.racecourse,
    formatDay(race.jour),
    race.time !== null && copy.sheet.start(formatParisTime(race.time)),
    disciplineLabel(race.discipline),
  ];
  return (
    <Sheet>
      <Head>
        <h1>{copy.sheet.heading(playName(ticket))}</h1>
        <p>{raceTitle(race)}</p>
      </Head>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      <Result>
        {copy.sheet.cost} : {result.status === 'ready' ? formatStake(result.stake.cents) : NONE} –{' '}
        {countWords(ticket)}
      </Result>
      <Facts>{[formulaWords(ticket), isOrdered && copy.sheet.ordered].filter(Boolean).join(', ')}</Facts>
      <Named heading={copy.sheet.bases} runners={bases} />
      <Named
        heading={bases.length > 0 ? copy.sheet.beside : copy.sheet.chosen}
        runners={isOrdered ? chosen : byNumber(chosen)}
      />
      {withdrawn.length > 0 && (
        <Facts>
          {copy.sheet.withdrawn} : {horseNames(withdrawn)}
        </Facts>
      )}
      <Grid aria-label={copy.sheet.field}>
        {byNumber(runners).map((runner) => (
          <Box
            key={runner.number}
            data-base={bases.includes(runner)}
            data-chosen={chosen.includes(runner)}
            data-out={runner.finish.kind === 'nonRunner'}
          >
            {runner.number}
          </Box>
        ))}
      </Grid>
      <Facts>
        <strong>{copy.noBet}</strong> {copy.noBetText}
      </Facts>
      <Foot>
        {copy.risk.adults} {copy.risk.text} {copy.risk.help} {copy.risk.phone} {copy.risk.phoneNote}.
      </Foot>
      <Foot>
        {`${window.location.origin}${window.location.pathname}`} ·{' '}
        {copy.sheet.printed(formatParisDateTime(printedAt))}
      </Foot>
    </Sheet>
  );
}

function Named({ heading, runners }: { readonly heading: string; readonly runners: readonly Runner[] }) {
  if (runners.length === 0) return null;
  return (
    <Horses>
      <caption>{heading}</caption>
      <tbody>
        {runners.map(({ number, horse, jockey, finalOdds, probableOdds }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{horse.name}</td>
            <td>{jockey.name}</td>
            <td>{formatOdds(finalOdds ?? probableOdds)}</td>
          </tr>
        ))}
      </tbody>
    </Horses>
  );
}

const byNumber = (runners: readonly Runner[]) => [...runners].sort((one, other) => one.number - other.number);
