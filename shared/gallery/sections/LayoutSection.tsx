import { SILK_COLOURS } from '@galopin/shared/contracts';
import {
  Badge,
  Card,
  CardHeader,
  Cluster,
  Grid,
  Icon,
  PageBody,
  PageHeader,
  SectionTitle,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@galopin/shared/ui';
import { Silks } from '@galopin/shared/ui/silks';
import styled from 'styled-components';
import { bundledIcons } from '../../src/ui/Icon/bundledIcons.generated';
import { fr } from '../i18n/fr';
import { Specimen, Variant, Variants } from '../Specimen';

const copy = fr.layout;
const [jacket, sleeves] = SILK_COLOURS;
const blocks = ['1', '2', '3'].map((number) => <Block key={number} number={number} />);

/** What puts a page in order. */
export function LayoutSection() {
  return (
    <>
      <Specimen name="PageHeader" text={copy.header}>
        <HeaderExamples />
      </Specimen>
      <Specimen name="PageBody" ground="page">
        <Stack>
          {(['text', 'page', 'wide'] as const).map((width) => (
            <Outlined key={width}>
              <PageBody $width={width}>{width}</PageBody>
            </Outlined>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Stack, Cluster, Grid">
        <Stack $gap={6}>
          <Variant wide code="<Stack $gap={2}>">
            <Stack $gap={2}>{blocks}</Stack>
          </Variant>
          <Variant wide code="<Cluster>">
            <Cluster>{blocks}</Cluster>
          </Variant>
          <Variant wide code="<Cluster $spread>">
            <Cluster $spread>{blocks}</Cluster>
          </Variant>
          <Variant wide code='<Grid $min="8rem">'>
            <Grid $min="8rem">{blocks}</Grid>
          </Variant>
        </Stack>
      </Specimen>
      <Specimen name="Card, CardHeader, SectionTitle" ground="page">
        <Grid>
          <Card>{copy.cardText}</Card>
          <Card $flush>
            <CardHeader>
              <SectionTitle as="h4">{copy.cardTitle}</SectionTitle>
              <span>{copy.cardFact}</span>
            </CardHeader>
            <Block number="1" />
          </Card>
        </Grid>
      </Specimen>
      <Specimen name="Icon" text={copy.icons}>
        <Variants>
          <Variant code="label">
            <Icon name="trophy" label={copy.iconLabel} />
          </Variant>
          {Object.keys(bundledIcons).map((name) => (
            <Variant key={name} code={name}>
              <Icon name={name} />
            </Variant>
          ))}
        </Variants>
      </Specimen>
      <Specimen name="TextLink, VisuallyHidden">
        <p>
          {copy.linkBefore}
          <TextLink href="#fields">{copy.link}</TextLink>
          {copy.linkAfter}
        </p>
        <p>
          {copy.hiddenBefore}
          <VisuallyHidden>{copy.hidden}</VisuallyHidden>
          {copy.hiddenAfter}
        </p>
      </Specimen>
    </>
  );
}

/** The page has its own first-level heading: those of the examples are only looked at. */
function HeaderExamples() {
  const design = { jacket, sleeves, cap: sleeves, mark: sleeves, pattern: 'sash' } as const;
  return (
    <div inert aria-hidden="true">
      <PageHeader title={copy.pageTitle} />
      <PageHeader
        title={copy.pageTitle}
        overline={copy.pageOverline}
        subtitle={copy.pageSubtitle}
        badges={<Badge $tone="turf">{copy.pageBadge}</Badge>}
        picture={<Silks design={design} size={64} />}
      />
    </div>
  );
}

function Block({ number }: { readonly number: string }) {
  return <Filled>{copy.block(number)}</Filled>;
}

const Filled = styled.div`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  background: ${({ theme }) => theme.colors.sunken};
`;

const Outlined = styled.div`
  > * {
    border: ${({ theme }) => theme.borders.control};
  }
`;
