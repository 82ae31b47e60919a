import {
  SELLER_KEY,
  type ArticleContents,
  type LegalContents,
  type TipContents,
} from '@galopin/shared/contracts';
import {
  addDays,
  formatDay,
  formatParisTime,
  formatShortDay,
  typesetText,
  utcDay,
} from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import {
  Alert,
  Badge,
  ButtonLink,
  Cluster,
  SegmentedLink,
  SegmentedLinks,
  Stack,
  TextField,
} from '@galopin/shared/ui';
import { EmptyCard, EmptyNotice } from '../../components/EmptyNotice';
import { ListCard } from '../../components/ListCard';
import { contentPath } from '../../domain/contentAddress';
import { knownText } from '../../domain/knownText';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { ContentRows } from './ContentRows';

/** The races of a day, by meeting, each with its tip. */
export function TipList({ contents: { jour, races } }: { readonly contents: TipContents }) {
  const meetings = [...new Set(races.map(({ meeting }) => meeting))];
  return (
    <Stack>
      <DayChoice jour={jour} />
      {races.length === 0 && (
        <EmptyCard icon="calendar-off" title={copy.tips.none} text={copy.tips.noneText} />
      )}
      {meetings.map((meeting) => (
        <ListCard
          key={meeting}
          title={copy.tips.meeting(meeting, races.find((race) => race.meeting === meeting)?.racecourse ?? '')}
        >
          <ContentRows
            rows={races
              .filter((race) => race.meeting === meeting)
              .map(({ race, raceName, quinte, time, tip }) => ({
                summary: tip,
                title: (
                  <>
                    {`C${race} · ${typesetText(raceName)} · ${formatParisTime(time)} `}
                    {quinte && <Badge $tone="amber">{copy.tips.quinte}</Badge>}
                  </>
                ),
                to: contentPath('tips', { jour, key: tip.key }),
              }))}
          />
        </ListCard>
      ))}
    </Stack>
  );
}

/** Yesterday, today (UTC), tomorrow, or any day. */
function DayChoice({ jour }: { readonly jour: string }) {
  const { navigate, now } = useShell();
  const today = utcDay(now());
  const days = [
    { label: copy.tips.yesterday, day: addDays(today, -1) },
    { label: copy.tips.today, day: today },
    { label: copy.tips.tomorrow, day: addDays(today, 1) },
  ];
  const isNamed = days.some(({ day }) => day === jour);
  return (
    <Cluster $gap={4} $align="end">
      <SegmentedLinks label={copy.tips.day}>
        {[...days, ...(isNamed ? [] : [{ label: formatShortDay(jour), day: jour }])].map(({ label, day }) => (
          <SegmentedLink
            key={day}
            as={Link}
            to={contentPath('tips', { jour: day })}
            aria-current={day === jour ? 'date' : undefined}
          >
            {label}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      <TextField
        key={jour}
        label={copy.tips.day}
        help={formatDay(jour)}
        type="date"
        defaultValue={jour}
        onChange={({ target }) =>
          target.value !== '' && navigate(contentPath('tips', { jour: target.value }))
        }
      />
    </Cluster>
  );
}

/** The articles of the guide. */
export function ArticleList({ contents: { articles } }: { readonly contents: ArticleContents }) {
  return (
    <Stack>
      <div>
        <ButtonLink as={Link} to={contentPath('articles', { isNew: true })}>
          {copy.articles.add}
        </ButtonLink>
      </div>
      <ListCard
        empty={
          articles.length === 0 && <EmptyNotice title={copy.articles.none} text={copy.articles.noneText} />
        }
      >
        <ContentRows
          rows={articles.map((summary) => ({
            summary,
            title: typesetText(summary.title),
            to: contentPath('articles', { key: summary.key }),
          }))}
        />
      </ListCard>
    </Stack>
  );
}

/** The legal pages, and who sells. */
export function LegalList({ contents: { pages, seller, missing } }: { readonly contents: LegalContents }) {
  const toSeller = contentPath('legal', { key: SELLER_KEY });
  return (
    <Stack>
      {missing.length > 0 && (
        <Alert
          severity="warning"
          title={copy.legal.incomplete}
          action={
            <ButtonLink as={Link} to={toSeller} $variant="secondary">
              {copy.legal.fill}
            </ButtonLink>
          }
        >
          {copy.legal.incompleteText(missing.map((field) => copy.fieldNames[field]).join(', '))}
        </Alert>
      )}
      <ListCard>
        <ContentRows
          rows={[
            ...pages.map((summary) => ({
              summary,
              title: knownText(copy.legal.names, summary.key, summary.title),
              to: contentPath('legal', { key: summary.key }),
            })),
            { summary: seller, title: copy.legal.seller, to: toSeller },
          ]}
        />
      </ListCard>
    </Stack>
  );
}
