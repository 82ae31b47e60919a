import { Button, Cluster, Select, Stack, TextField } from '@galopin/shared/ui';
import type { PagesToJoin } from '../../api/nameCalls';
import { useAdminForm, type FieldFaults } from '../../components/useAdminForm';
import { namesCopy } from '../../i18n/namesCopy';

const copy = namesCopy.form;
const KINDS = ['jockey', 'trainer', 'horse'] as const;

interface Values {
  readonly kind: (typeof KINDS)[number];
  readonly from: string;
  readonly into: string;
}

interface Props {
  readonly isJoining: boolean;
  readonly onJoin: (pages: PagesToJoin) => Promise<void>;
}

const isId = (text: string) => /^\s*[1-9]\d{0,9}\s*$/.test(text);

function check({ from, into }: Values): FieldFaults {
  return {
    ...(!isId(from) && { from: copy.fault }),
    ...(!isId(into) && { into: copy.fault }),
    ...(isId(from) && Number(from) === Number(into) && { into: copy.same }),
  };
}

/** Two numbers of pages become one. */
export function JoinPagesForm({ isJoining, onJoin }: Props) {
  const form = useAdminForm<Values>({ initial: { kind: 'jockey', from: '', into: '' }, check });
  const send = form.handleSubmit(({ kind, from, into }) =>
    onJoin({ kind, from: Number(from), into: Number(into) }),
  );
  return (
    <form aria-label={copy.title} noValidate onSubmit={(event) => void send(event)}>
      <Stack $gap={3}>
        <strong>{copy.title}</strong>
        <Cluster $align="flex-start" $gap={3}>
          <Select
            label={copy.kind}
            options={KINDS.map((value) => ({ value, label: namesCopy.kinds[value] }))}
            {...form.field('kind')}
          />
          <TextField label={copy.from} inputMode="numeric" {...form.field('from')} />
          <TextField label={copy.into} inputMode="numeric" {...form.field('into')} />
        </Cluster>
        <Cluster>
          <Button type="submit" variant="secondary" loading={isJoining}>
            {namesCopy.join}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
