import { Link } from '@galopin/shared/router';
import { TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Named } from '../../domain/Runner';

interface Props {
  readonly of: Named;
  /** Builds the address of its page: `paths.horse.to`. */
  readonly to: (id: number) => string;
  readonly strong?: boolean;
}

/** A horse's or person's name, as a link where it has a page; « – » without a name. */
export function EntityLink({ of: { id, name }, to, strong = false }: Props) {
  // An initial does not stand at the end of a line without its surname.
  const shown = name === '' ? '–' : name.replaceAll(/\. (?=\S)/g, '.\u00a0');
  if (id === null || name === '') return <Plain $strong={strong}>{shown}</Plain>;
  return (
    <NameLink $strong={strong} as={Link} to={to(id)}>
      {shown}
    </NameLink>
  );
}

const NameLink = styled(TextLink)<{ readonly $strong: boolean }>`
  padding-block: ${({ theme }) => theme.space(0.5)};
  font-weight: ${({ $strong }) => ($strong ? 650 : 400)};
  color: ${({ theme, $strong }) => ($strong ? theme.colors.turf : theme.colors.ink)};
`;

const Plain = styled.span<{ readonly $strong: boolean }>`
  font-weight: ${({ $strong }) => ($strong ? 650 : 400)};
`;
