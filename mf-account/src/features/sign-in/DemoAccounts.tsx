import type { ShellApi } from '@galopin/shared/contracts';
import { Button, Card, SectionTitle, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { signInCopy as copy } from '../../i18n/signInCopy';
import type { Credentials } from './useSignInForm';

/** The site says them: no build knows a password. */
type Accounts = NonNullable<ShellApi['site']['demoAccounts']>;

const KINDS = ['member', 'subscriber', 'expired', 'admin'] as const;

interface Props {
  readonly accounts: Accounts;
  readonly onPick: (credentials: Credentials) => void;
}

/** The accounts a demonstration site can be entered with; a press puts one in the form. */
export function DemoAccounts({ accounts: { password, emails }, onPick }: Props) {
  const accounts = KINDS.map((kind) => ({ email: emails[kind], kind: copy.demoKinds[kind] }));
  return (
    <Card as="section" aria-labelledby="demo-accounts">
      <Stack $gap={2}>
        <SectionTitle id="demo-accounts">{copy.demoTitle}</SectionTitle>
        <Text>
          {copy.demoText} <code>{password}</code>.
        </Text>
        <List>
          {accounts.map(({ email, kind }) => (
            <li key={email}>
              <Account>
                <strong>{kind}</strong>
                <span>{email}</span>
              </Account>
              <Button
                variant="secondary"
                aria-label={copy.demoFill(email)}
                onClick={() => onPick({ email, password })}
              >
                {copy.demoFillShort}
              </Button>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

const Text = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(3)};
    padding: ${({ theme }) => theme.space(2)} 0;
  }

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }

  > li:last-child {
    padding-bottom: 0;
  }
`;

const Account = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ theme }) => theme.text.small}

  span {
    color: ${({ theme }) => theme.colors.inkSoft};
    overflow-wrap: anywhere;
  }
`;
