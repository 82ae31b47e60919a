import type { AudienceReport } from '@galopin/shared/contracts';
import { formatCount, formatPercent } from '@galopin/shared/lib';
import { Card, SectionTitle, Stack } from '@galopin/shared/ui';
import { BarList } from '@galopin/shared/ui/chart';
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
  return <Shares id="audience-referrers" title={copy.referrers.title} shares={shares} />;
}

/** What visitors read on. */
export function DeviceBars({ devices }: Pick<AudienceReport, 'devices'>) {
  const shares = devices.map(({ device, visits }) => ({
    key: device,
    label: copy.devices.names[device],
    visits,
  }));
  return <Shares id="audience-devices" title={copy.devices.title} shares={shares} />;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly shares: readonly Share[];
}

function Shares({ id, title, shares }: Props) {
  const all = shares.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <SectionTitle id={id}>{title}</SectionTitle>
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
      </Stack>
    </Card>
  );
}
