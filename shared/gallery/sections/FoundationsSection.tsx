import { formatNumber } from '@galopin/shared/lib';
import {
  breakpoints,
  Cluster,
  DescriptionList,
  Grid,
  SaddleCloth,
  Stack,
  theme,
  type ClothKind,
  type Theme,
} from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { Code, Specimen, Variant, Variants } from '../Specimen';

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];

const copy = fr.foundations;
const STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const windowSizes = namesOf(breakpoints).map((name) => ({
  term: name,
  detail: copy.pixels(formatNumber(breakpoints[name])),
}));

/** What everything else is made of. */
export function FoundationsSection() {
  return (
    <>
      <Specimen title={copy.colors} text={copy.colorsText}>
        <Grid $min="8rem">
          {namesOf(theme.colors).map((name) => (
            <Stack key={name} $gap={1}>
              <Swatch $color={name} />
              <Code>{name}</Code>
            </Stack>
          ))}
        </Grid>
      </Specimen>
      <Specimen title={copy.type}>
        <Stack $gap={5}>
          {namesOf(theme.text).map((name) => (
            <div key={name}>
              <Code>{name}</Code>
              <Sample $text={name}>{copy.typeSample}</Sample>
            </div>
          ))}
        </Stack>
      </Specimen>
      <Specimen title={copy.spacing} text={copy.spacingText}>
        <Variants>
          {STEPS.map((step) => (
            <Variant key={step} code={`space(${step})`}>
              <Distance $step={step} />
            </Variant>
          ))}
        </Variants>
      </Specimen>
      <Specimen title={copy.breakpoints} text={copy.breakpointsText}>
        <DescriptionList items={windowSizes} />
      </Specimen>
      <Specimen title={copy.shapes}>
        <Cluster $gap={6}>
          {namesOf(theme.radii).map((name) => (
            <Variant key={name} code={`radii.${name}`}>
              <Shape $radius={name} />
            </Variant>
          ))}
          {namesOf(theme.shadows).map((name) => (
            <Variant key={name} code={`shadows.${name}`}>
              <Shape $radius="md" $shadow={name} />
            </Variant>
          ))}
        </Cluster>
      </Specimen>
      <Specimen title={copy.cloths} text={copy.clothsText}>
        <Variants>
          {namesOf<ClothKind>(theme.cloths).map((kind) => (
            <Variant key={kind} code={kind}>
              <SaddleCloth number={7} kind={kind} />
            </Variant>
          ))}
        </Variants>
      </Specimen>
    </>
  );
}

const Swatch = styled.span<{ readonly $color: keyof Theme['colors'] }>`
  height: ${({ theme }) => theme.space(12)};
  border: ${({ theme }) => theme.borders.hairline};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme, $color }) => theme.colors[$color]};
`;

const Sample = styled.p<{ readonly $text: keyof Theme['text'] }>`
  margin: 0;
  ${({ theme, $text }) => theme.text[$text]}
`;

const Distance = styled.span<{ readonly $step: number }>`
  width: ${({ theme, $step }) => theme.space($step)};
  height: ${({ theme }) => theme.space(4)};
  background: ${({ theme }) => theme.colors.turf};
`;

interface ShapeProps {
  readonly $radius: keyof Theme['radii'];
  readonly $shadow?: keyof Theme['shadows'];
}

const Shape = styled.span<ShapeProps>`
  width: ${({ theme }) => theme.space(20)};
  height: ${({ theme }) => theme.space(12)};
  border: ${({ theme, $shadow }) => ($shadow === undefined ? theme.borders.control : theme.borders.hairline)};
  border-radius: ${({ theme, $radius }) => theme.radii[$radius]};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme, $shadow }) => ($shadow === undefined ? 'none' : theme.shadows[$shadow])};
`;
