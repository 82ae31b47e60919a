import { paths, type IsoDay } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { Link } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { Alert, ButtonLink } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';
import { fetchRaceDays } from '../../api/fetchRaceDays';
import { fr } from '../../i18n/fr';
import { MonthGrid } from './MonthGrid';

interface Props {
  readonly open: boolean;
  readonly jour: IsoDay;
  readonly onChoose: (jour: IsoDay) => void;
  readonly onClose: () => void;
}

/** A dialog to go to any day, those with races marked; for members, as the days themselves are. */
export function DayCalendar(props: Props) {
  const session = useSession();
  return (
    <Dialog title={fr.calendar.title} open={props.open} onClose={props.onClose}>
      {session.status === 'signedIn' ? <MemberCalendar {...props} /> : <Denied />}
    </Dialog>
  );
}

function MemberCalendar({ jour, onChoose }: Props) {
  const shell = useShell();
  const days = useRead((signal) => fetchRaceDays(shell, signal), {
    what: 'The days with races',
  });
  return (
    <>
      <MonthGrid jour={jour} days={days.status === 'ready' ? days.value : null} onChoose={onChoose} />
      {days.status === 'failed' ? (
        <Alert severity="warning">{fr.calendar.failed}</Alert>
      ) : (
        <p aria-live="polite">{days.status === 'ready' ? fr.calendar.known : fr.calendar.loading}</p>
      )}
    </>
  );
}

function Denied() {
  return (
    <>
      <p>{fr.calendar.denied}</p>
      <ButtonLink as={Link} to={paths.signIn.to()}>
        {fr.calendar.signIn}
      </ButtonLink>
    </>
  );
}
