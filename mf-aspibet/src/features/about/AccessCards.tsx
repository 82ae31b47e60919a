import { paths } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { Card, Grid, SectionTitle, TextLink } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { aboutCopy } from '../../i18n/aboutCopy';

const copy = aboutCopy.access;

/** What visitors, members and subscribers get. */
export function AccessCards() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionTitle id={heading}>{copy.title}</SectionTitle>
      <Offers $min="18rem">
        {[copy.visitor, copy.member, copy.subscriber].map(({ term, text }) => (
          <Card key={term}>
            <Term>{term}</Term>
            <Text>{text}</Text>
          </Card>
        ))}
      </Offers>
      <TextLink as={Link} to={paths.profile.to()}>
        {copy.profile}
      </TextLink>
    </section>
  );
}

const Offers = styled(Grid)`
  margin: ${({ theme }) => `${theme.space(3)} 0`};
`;

const Term = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Text = styled.p`
  margin: ${({ theme }) => theme.space(1)} 0 0;
`;
