import { Link } from '@galopin/shared/router';
import { CardHeader, SectionTitle } from '@galopin/shared/ui';
import { More } from './HomePage.styles';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly more?: { readonly to: string; readonly label: string };
}

/** Title of a section, and the way to all of what it shows a part of. */
export function SectionHead({ id, title, more }: Props) {
  return (
    <CardHeader>
      <SectionTitle id={id}>{title}</SectionTitle>
      {more && (
        <More as={Link} to={more.to}>
          {more.label}
        </More>
      )}
    </CardHeader>
  );
}
