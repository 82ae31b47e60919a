import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  FailureCard,
  Grid,
  severityLooks,
  Stack,
  StatusPill,
  TextLink,
  type RaceStatus,
  type Severity,
  type Tone,
} from '@galopin/shared/ui';
import { fr } from '../i18n/fr';
import { Specimen, Variant, Variants } from '../Specimen';
import { Snackbars } from './Snackbars';
import { WaitingSpecimens } from './WaitingSpecimens';

const copy = fr.feedback;
const severities = Object.keys(severityLooks) as Severity[];
const tones: Readonly<Record<Tone, string>> = copy.tones;
const statuses = Object.keys({
  upcoming: true,
  soon: true,
  running: true,
  late: true,
  provisional: true,
  inquiry: true,
  photo: true,
  official: true,
  cancelled: true,
  unknown: true,
} satisfies Record<RaceStatus, true>) as RaceStatus[];

/** What the site answers, and what it shows meanwhile. */
export function FeedbackSection() {
  return (
    <>
      <Specimen name="Alert">
        <Stack $gap={3}>
          {severities.map((severity) => (
            <Alert key={severity} severity={severity}>
              {copy.alerts[severity]}
            </Alert>
          ))}
          <Alert title={copy.alertTitle} />
          <Alert
            severity="success"
            title={copy.alertTitle}
            action={<TextLink href="#feedback">{copy.alertAction}</TextLink>}
          >
            {copy.alerts.info}
          </Alert>
        </Stack>
      </Specimen>
      <Specimen name="Badge">
        <Variants>
          {(Object.keys(tones) as Tone[]).map((tone) => (
            <Variant key={tone} code={`$tone="${tone}"`}>
              <Badge $tone={tone}>{tones[tone]}</Badge>
            </Variant>
          ))}
        </Variants>
      </Specimen>
      <Specimen name="StatusPill">
        <Variants>
          {statuses.map((status) => (
            <Variant key={status} code={`status="${status}"`}>
              <StatusPill status={status} />
            </Variant>
          ))}
          <Variant code="children">
            <StatusPill status="soon">{copy.ownWords}</StatusPill>
          </Variant>
        </Variants>
      </Specimen>
      <Snackbars severities={severities} />
      <Specimen name="EmptyState" ground="page">
        <Grid>
          <EmptyState title={copy.noResult} icon="search" />
          <EmptyState
            title={copy.emptyTitle}
            text={copy.emptyText}
            action={<Button variant="secondary">{copy.emptyAction}</Button>}
          />
        </Grid>
      </Specimen>
      <FailureCards />
      <WaitingSpecimens />
    </>
  );
}

function FailureCards() {
  const handleRetry = () => undefined;
  return (
    <Specimen name="FailureCard" ground="page">
      <Grid>
        <FailureCard onRetry={handleRetry} />
        <FailureCard onRetry={handleRetry} retrying />
        <FailureCard
          title={copy.failureTitle}
          text={copy.failureText}
          action={
            <ButtonLink href="#feedback" $variant="quiet">
              {copy.failureAction}
            </ButtonLink>
          }
        />
      </Grid>
    </Specimen>
  );
}
