import { paths } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { ButtonLink, Card, CardHeader, EmptyState, SectionTitle, Stack, TextLink } from '@galopin/shared/ui';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import type { RaceTip } from '@galopin/shared/racing';
import type { TipAccess } from '../../domain/TipAccess';
import type { Runner } from '../../domain/Runner';
import { raceCopy } from '../../i18n/raceCopy';
import { NamedNumbers } from './NamedNumbers';

const copy = raceCopy.tips;

interface Props {
  readonly raceId: number;
  readonly access: TipAccess;
  readonly runners: readonly Runner[];
}

/** Our tip on the race, an invitation where it is kept for subscribers, or that there is none. */
export function TipPart({ raceId, access, runners }: Props) {
  const heading = useId();
  const { track } = useShell();
  const isOpen = access.status === 'open';
  useEffect(() => {
    if (isOpen) track('tip_opened', { raceId, from: 'race' });
  }, [track, raceId, isOpen]);
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
        <TextLink as={Link} to={paths.tips.to()}>
          {copy.all}
        </TextLink>
      </CardHeader>
      {access.status === 'open' && <Tip tip={access.tip} runners={runners} />}
      {access.status === 'locked' && <Invitation />}
      {access.status === 'none' && <EmptyState icon="help-circle" title={copy.none} text={copy.noneText} />}
    </Card>
  );
}

function Invitation() {
  const session = useSession();
  if (isReturning(session)) return <EmptyState icon="lock" title={copy.awaited} text={copy.awaitedText} />;
  const isMember = session.status === 'signedIn';
  return (
    <EmptyState
      icon="lock"
      title={copy.locked}
      text={copy.lockedText}
      action={
        <ButtonLink as={Link} to={isMember ? paths.profile.to() : paths.signIn.to()}>
          {isMember ? copy.subscribe : copy.signIn}
        </ButtonLink>
      }
    />
  );
}

function Tip({ tip, runners }: { readonly tip: RaceTip; readonly runners: readonly Runner[] }) {
  const groups = [
    { label: copy.selection, numbers: tip.selection },
    { label: copy.base, numbers: tip.base },
    { label: copy.regular, numbers: tip.regular },
    { label: copy.outsiders, numbers: tip.outsiders },
    { label: copy.favourite, numbers: tip.favourite === null ? [] : [tip.favourite] },
    { label: copy.regret, numbers: tip.regret === null ? [] : [tip.regret] },
    { label: copy.lastMinute, numbers: tip.lastMinute === null ? [] : [tip.lastMinute] },
  ].filter(({ numbers }) => numbers.length > 0);
  return (
    <Body>
      {tip.title !== '' && <Lead>{tip.title}</Lead>}
      {tip.text !== '' && <Text>{tip.text}</Text>}
      <Groups>
        {groups.map(({ label, numbers }) => (
          <NamedNumbers key={label} label={label} numbers={numbers} runners={runners} />
        ))}
      </Groups>
      {tip.notes.length > 0 && (
        <Stack $gap={1}>
          <Lead as="h3">{copy.notes}</Lead>
          {tip.notes.map(({ number, text }) => (
            <Text key={number}>
              <b>N° {number}</b> {text}
            </Text>
          ))}
        </Stack>
      )}
    </Body>
  );
}

const Body = styled(Stack)`
  padding: ${({ theme }) => theme.space(4)};
`;

const Lead = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Text = styled.p`
  max-width: 45rem;
  margin: 0;
  ${({ theme }) => theme.text.body}
  overflow-wrap: anywhere;
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${({ theme }) => `${theme.space(4)} ${theme.space(6)}`};
`;
