import { paths, type IsoDay } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useSession } from '@galopin/shared/shell-context';
import { Alert, ButtonLink } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';
import { fr } from '../../i18n/fr';
import { MonthGrid } from './MonthGrid';
import { useRaceDays } from './useRaceDays';

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
  const known = useRaceDays();
  return (
    <>
      <MonthGrid jour={jour} days={known.status === 'ready' ? known.days : null} onChoose={onChoose} />
      {known.status === 'failed' ? (
        <Alert severity="warning">{fr.calendar.failed}</Alert>
      ) : (
        <p aria-live="polite">{known.status === 'ready' ? fr.calendar.known : fr.calendar.loading}</p>
      )}
    </>
  );
}

function Denied() {
  return (
    <>
      <p>{fr.calendar.denied}</p>
      <ButtonLink as={Link} {...{ to: paths.signIn.to() }}>
        {fr.calendar.signIn}
      </ButtonLink>
    </>
  );
}
