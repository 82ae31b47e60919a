import type { IsoDay } from '@galopin/shared/contracts';
import { addDays, formatShortDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { SegmentedLink, SegmentedLinks, TextField } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';
import { Chooser, DayField } from './DayChooser.styles';
import { tipsAddress } from './tipsAddress';

const copy = fr.tips;
const WHOLE_DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;

interface Props {
  readonly jour: IsoDay;
  readonly today: IsoDay;
}

/** Yesterday, today (UTC), tomorrow, and any other day by its date. */
export function DayChooser({ jour, today }: Props) {
  const { navigate, track } = useShell();
  const days = [
    { label: copy.yesterday, day: addDays(today, -1) },
    { label: copy.today, day: today },
    { label: copy.tomorrow, day: addDays(today, 1) },
  ];
  const isNamed = days.some(({ day }) => day === jour);
  return (
    <Chooser>
      <SegmentedLinks label={copy.days}>
        {[...(isNamed ? [] : [{ label: formatShortDay(jour), day: jour }]), ...days].map(({ label, day }) => (
          <SegmentedLink
            key={day}
            as={Link}
            to={tipsAddress(day, today)}
            aria-current={day === jour ? 'date' : undefined}
            onClick={() => day !== jour && track('day_changed', { jour: day })}
          >
            {label}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      <DayField>
        <TextField
          key={jour}
          type="date"
          label={copy.otherDay}
          defaultValue={jour}
          max={addDays(today, 1)}
          onChange={({ target: { value, validity } }) => {
            // A day being typed passes through years like 0002.
            if (!WHOLE_DAY.test(value) || !validity.valid || value === jour) return;
            track('day_changed', { jour: value });
            navigate(tipsAddress(value, today));
          }}
        />
      </DayField>
    </Chooser>
  );
}
