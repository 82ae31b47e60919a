import { COMPARED_RUNNERS } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { Alert, Card, Cluster, EmptyState, FailureCard, Stack } from '@galopin/shared/ui';
import { fetchComparison } from '../../api/fetchComparison';
import { COMPARED_PARAMETER, readCompareChoice, type CompareChoice } from '../../domain/compareChoice';
import type { RaceCard } from '../../domain/RaceCard';
import { writeNumbers } from '../../domain/readNumbers';
import type { Runner } from '../../domain/Runner';
import { compareCopy as copy } from '../../i18n/compareCopy';
import { fr } from '../../i18n/fr';
import { notRunningWords, unreadableWords } from '../../i18n/numberFaults';
import { raceTitle } from '../../i18n/raceLabels';
import { useAddressQuery } from '../address/useAddressQuery';
import { Read } from '../read/Read';
import { ShareButton } from '../share/ShareButton';
import { CompareChooser } from './CompareChooser';
import { CompareTable } from './CompareTable';
import { Meetings } from './Meetings';

const { fewest, most } = COMPARED_RUNNERS;

/** Two to five runners side by side, chosen by ticks that stand in the address. */
export function CompareTab({ card }: { readonly card: RaceCard }) {
  const { revalidate } = useShell();
  const { race, runners, runnersFailure } = card;
  const [query, setQuery] = useAddressQuery();
  if (runnersFailure !== null)
    return (
      <FailureCard
        title={fr.runners.failed}
        text={`${fr.runners.failedText} (${runnersFailure})`}
        onRetry={revalidate}
      />
    );
  if (runners.length === 0)
    return (
      <Card $flush>
        <EmptyState title={fr.runners.empty} text={fr.runners.emptyText} />
      </Card>
    );
  const choice = readCompareChoice(query, runners, most);
  const choose = (numbers: readonly number[]) => setQuery({ [COMPARED_PARAMETER]: writeNumbers(numbers) });
  return (
    <Stack $gap={4}>
      <Faults choice={choice} runners={runners} />
      <CompareChooser runners={runners} chosen={choice.runners} onChoose={choose} />
      {choice.runners.length < fewest ? (
        <Card $flush>
          <EmptyState title={choice.runners.length === 1 ? copy.oneMore : copy.more} text={copy.moreText} />
        </Card>
      ) : (
        <>
          <Compared card={card} chosen={choice.runners} />
          <Cluster>
            <ShareButton title={`${copy.title} – ${raceTitle(race)}`} />
          </Cluster>
        </>
      )}
    </Stack>
  );
}

function Compared({
  card: { race },
  chosen,
}: {
  readonly card: RaceCard;
  readonly chosen: readonly Runner[];
}) {
  const shell = useShell();
  const numbers = chosen.map(({ number }) => number);
  const reading = useRead((signal) => fetchComparison(shell, race.id, numbers, signal), {
    what: 'The comparison',
    key: `${race.id} ${[...numbers].sort((one, other) => one - other).join()}`,
  });
  return (
    <Read reading={reading} rows={10}>
      {(comparison) => (
        <>
          <CompareTable race={race} runners={chosen} comparison={comparison} />
          <Meetings runners={chosen} comparison={comparison} />
        </>
      )}
    </Read>
  );
}

interface FaultsProps {
  readonly choice: CompareChoice;
  readonly runners: readonly Runner[];
}

/** What the address asks for that the race does not have. */
function Faults({ choice: { unreadable, notRunning, tooMany }, runners }: FaultsProps) {
  const words = [
    unreadable.length > 0 && unreadableWords(unreadable),
    notRunning.length > 0 && notRunningWords(notRunning, runners),
    tooMany !== null && copy.tooMany(tooMany, most),
  ].filter((said) => said !== false);
  if (words.length === 0) return null;
  return (
    <Alert severity="warning" title={copy.wrong}>
      {words.map((said) => (
        <div key={said}>{said}</div>
      ))}
    </Alert>
  );
}
