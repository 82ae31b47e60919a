import { RowLink } from '@galopin/shared/ui';
import styled from 'styled-components';

export const Number = styled.span`
  color: ${({ theme }) => theme.colors.turf};
`;

export const Meta = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

/** Room for `C12`, and for `R10 C12` where races of several meetings stand together. */
const numberWidth = ({ $withMeeting = false }: { readonly $withMeeting?: boolean }) =>
  $withMeeting ? '4.25rem' : '2.5rem';

/** Number beside three lines on a phone, one row of columns from `lg`. */
export const RaceLink = styled(RowLink)<{ readonly $withMeeting?: boolean }>`
  grid-template: 'number name' auto 'number facts' auto 'number remark' auto / ${numberWidth} minmax(0, 1fr);

  > :first-child {
    grid-area: number;
  }

  ${({ theme }) => theme.media.up('lg')} {
    grid-template: 'number name facts remark' auto / ${numberWidth} minmax(0, 1fr) 17rem auto;
  }
`;

export const Name = styled.span`
  grid-area: name;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Facts = styled.span`
  grid-area: facts;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Remark = styled.span`
  grid-area: remark;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkFaint};

  ${({ theme }) => theme.media.up('lg')} {
    text-align: right;
  }
`;
