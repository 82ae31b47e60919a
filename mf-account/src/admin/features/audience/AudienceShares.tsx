import type { AudienceReport } from '@galopin/shared/contracts';
import { formatCount, formatPercent } from '@galopin/shared/lib';
import { BarList } from '@galopin/shared/ui/chart';
import { SectionCard } from '../../components/SectionCard';
import { audienceCopy as copy } from '../../i18n/audienceCopy';

interface Share {
  readonly key: string;
  readonly label: string;
  readonly visits: number;
}

/** Hosts that visits came from. */
export function ReferrerBars({ referrers }: Pick<AudienceReport, 'referrers'>) {
  const shares = referrers.map(({ host, visits }) => ({
    key: host ?? '',
    label: host ?? copy.referrers.direct,
    visits,
  }));
  return <Shares title={copy.referrers.title} shares={shares} />;
}

/** What visitors read on. */
export function DeviceBars({ devices }: Pick<AudienceReport, 'devices'>) {
  const shares = devices.map(({ device, visits }) => ({
    key: device,
    label: copy.devices.names[device],
    visits,
  }));
  return <Shares title={copy.devices.title} shares={shares} />;
}

interface Props {
  readonly title: string;
  readonly shares: readonly Share[];
}

function Shares({ title, shares }: Props) {
  const all = shares.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <SectionCard title={title}>
      {shares.length === 0 ? (
        copy.none
      ) : (
        <BarList
          label={title}
          bars={shares.map(({ key, label, visits }) => ({
            key,
            label,
            value: visits,
            text: formatCount(visits, copy.visit),
            note: copy.share(formatPercent(all === 0 ? 0 : Math.round((100 * visits) / all))),
          }))}
        />
      )}
    </SectionCard>
  );
}
