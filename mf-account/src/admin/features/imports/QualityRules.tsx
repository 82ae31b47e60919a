import type { QualityExample, QualityFindings, QualityRule } from '@galopin/shared/contracts';
import { paths } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatNumericDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Alert, Badge, Cluster, TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { importsCopy } from '../../i18n/importsCopy';
import { Code, Rows, Soft } from '../../components/Rows';
import { nameSource } from './sayImport';

const copy = importsCopy.quality;

/** Rules with findings first and the most first, each with where and examples; those that are kept in one line. */
export function QualityRules({ rules }: { readonly rules: readonly QualityRule[] }) {
  const broken = rules
    .filter(({ findings }) => findings > 0)
    .toSorted((one, other) => other.findings - one.findings);
  const kept = rules.filter(({ findings }) => findings === 0);
  if (broken.length === 0)
    return (
      <Inside>
        <Alert severity="success">{copy.clean(formatNumber(rules.length))}</Alert>
      </Inside>
    );
  const findings = broken.reduce((sum, rule) => sum + rule.findings, 0);
  return (
    <>
      <Inside>
        <strong>
          {copy.found(
            formatCount(findings, copy.finding),
            formatCount(broken.length, copy.rule),
            formatNumber(rules.length),
          )}
        </strong>
      </Inside>
      <Rows>
        {broken.map((rule) => (
          <Rule key={rule.code} rule={rule} />
        ))}
        {kept.length > 0 && (
          <li>
            <details>
              <Summary>{`${copy.keptTitle} (${formatNumber(kept.length)})`}</Summary>
              <Soft>{kept.map(nameOf).join(' · ')}</Soft>
            </details>
          </li>
        )}
      </Rows>
    </>
  );
}

function Rule({ rule }: { readonly rule: QualityRule }) {
  const { findings, sources, examples } = rule;
  return (
    <li>
      <Cluster $spread>
        <strong>{nameOf(rule)}</strong>
        <Badge $tone="amber">{formatCount(findings, copy.finding)}</Badge>
      </Cluster>
      {sources.map((source) => (
        <Soft key={source.source}>{saySource(source)}</Soft>
      ))}
      {examples.length > 0 && (
        <details>
          <Summary>{copy.examples}</Summary>
          <Examples>
            {examples.map((example, place) => (
              <li key={`${place} ${example.subject}`}>
                <Example example={example} />
              </li>
            ))}
          </Examples>
        </details>
      )}
    </li>
  );
}

function Example({ example: { jour, source, race, subject, detail } }: { readonly example: QualityExample }) {
  const where = `${formatNumericDay(jour)} · ${nameSource(source)}`;
  return (
    <Soft>
      {race === null ? (
        where
      ) : (
        <TextLink as={Link} {...{ to: paths.race.to(race) }}>
          {where}
        </TextLink>
      )}{' '}
      <Code lang="en">{`${subject}: ${detail}`}</Code>
    </Soft>
  );
}

function saySource({ source, findings, days, firstDay, lastDay }: QualityFindings): string {
  const when =
    firstDay === lastDay
      ? copy.on(formatNumericDay(firstDay))
      : copy.between(formatNumericDay(firstDay), formatNumericDay(lastDay));
  return copy.source(nameSource(source), formatNumber(findings), `${formatCount(days, copy.day)}, ${when}`);
}

/** A rule in French; a new one as the command writes it. */
function nameOf({ code, title }: QualityRule): string {
  const known: Readonly<Record<string, string>> = importsCopy.rules;
  return Object.hasOwn(known, code) ? (known[code] ?? title) : title;
}

const Inside = styled.div`
  padding: ${({ theme }) => `0 ${theme.space(4)} ${theme.space(3)}`};
`;

const Summary = styled.summary`
  padding: ${({ theme }) => theme.space(2)} 0;
  ${({ theme }) => theme.text.small}
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;

const Examples = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
