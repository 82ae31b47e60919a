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
  Card,
  CardHeader,
  Cluster,
  EmptyState,
  SectionTitle,
  SegmentedLink,
  SegmentedLinks,
  Stack,
  TextField,
} from '@galopin/shared/ui';
import { contentPath } from '../../domain/contentAddress';
import { contentCopy as copy } from '../../i18n/contentCopy';
import { ContentRows } from './ContentRows';

/** The races of a day, by meeting, each with its tip. */
export function TipList({ contents: { jour, races } }: { readonly contents: TipContents }) {
  const meetings = [...new Set(races.map(({ meeting }) => meeting))];
  return (
    <Stack>
      <DayChoice jour={jour} />
      {races.length === 0 && (
        <Card>
          <EmptyState title={copy.tips.none} text={copy.tips.noneText} />
        </Card>
      )}
      {meetings.map((meeting) => (
        <Card as="section" $flush key={meeting} aria-labelledby={`content-r${meeting}`}>
          <CardHeader>
            <SectionTitle id={`content-r${meeting}`}>
              {copy.tips.meeting(meeting, races.find((race) => race.meeting === meeting)?.racecourse ?? '')}
            </SectionTitle>
          </CardHeader>
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
        </Card>
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
            {...{ to: contentPath('tips', { jour: day }) }}
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
        <ButtonLink as={Link} {...{ to: contentPath('articles', { isNew: true }) }}>
          {copy.articles.add}
        </ButtonLink>
      </div>
      <Card $flush>
        {articles.length === 0 ? (
          <EmptyState icon="info-circle" title={copy.articles.none} text={copy.articles.noneText} />
        ) : (
          <ContentRows
            rows={articles.map((summary) => ({
              summary,
              title: typesetText(summary.title),
              to: contentPath('articles', { key: summary.key }),
            }))}
          />
        )}
      </Card>
    </Stack>
  );
}

/** The legal pages, and who sells. */
export function LegalList({ contents: { pages, seller, missing } }: { readonly contents: LegalContents }) {
  const names: Readonly<Record<string, string>> = copy.legal.names;
  const toSeller = contentPath('legal', { key: SELLER_KEY });
  return (
    <Stack>
      {missing.length > 0 && (
        <Alert
          severity="warning"
          title={copy.legal.incomplete}
          action={
            <ButtonLink as={Link} {...{ to: toSeller }} $variant="secondary">
              {copy.legal.fill}
            </ButtonLink>
          }
        >
          {copy.legal.incompleteText(missing.map((field) => copy.fieldNames[field]).join(', '))}
        </Alert>
      )}
      <Card $flush>
        <ContentRows
          rows={[
            ...pages.map((summary) => ({
              summary,
              title: names[summary.key] ?? summary.title,
              to: contentPath('legal', { key: summary.key }),
            })),
            { summary: seller, title: copy.legal.seller, to: toSeller },
          ]}
        />
      </Card>
    </Stack>
  );
}
