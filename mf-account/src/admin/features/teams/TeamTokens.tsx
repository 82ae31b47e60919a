import type { TeamToken } from '@galopin/shared/contracts';
import { formatParisDateTime } from '@galopin/shared/lib';
import { ListCard } from '../../components/ListCard';
import { Code, Note, Rows } from '../../components/Rows';
import { teamsCopy } from '../../i18n/teamsCopy';
import { partName } from '../versions/describeVersion';

const copy = teamsCopy.tokens;

/** The team's tokens that are good: what each is for, and until when. */
export function TeamTokens({ tokens }: { readonly tokens: readonly TeamToken[] }) {
  return (
    <ListCard title={copy.title} empty={tokens.length === 0 && copy.none}>
      <Rows>
        {tokens.map(({ id, environments, remotes, expiresAt }) => (
          <li key={id}>
            <Code>{id}</Code>
            <span>
              {copy.is(remotes?.map(partName).join(', ') ?? copy.everything, environments.join(', '))}
            </span>
            <Note>{copy.until(formatParisDateTime(expiresAt))}</Note>
          </li>
        ))}
      </Rows>
    </ListCard>
  );
}
