import { Button } from '@galopin/shared/ui';
import styled from 'styled-components';

interface Props {
  readonly label: string;
  readonly isLoading?: boolean;
  readonly onClick: () => void;
}

/** Foot of a list of which only the first rows are shown. */
export function ShowMore({ label, isLoading = false, onClick }: Props) {
  return (
    <Foot>
      <Button variant="quiet" wide loading={isLoading} onClick={onClick}>
        {label}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  padding: ${({ theme }) => theme.space(2)};
  border-top: ${({ theme }) => theme.borders.hairline};
`;
