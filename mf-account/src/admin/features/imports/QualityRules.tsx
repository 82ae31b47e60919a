import {
  paths,
  type QualityExample,
  type QualityFindings,
  type QualityRule,
} from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatNumericDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Alert, Badge, Cluster, TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Details } from '../../components/Details';
import { Code, Note, Rows } from '../../components/Rows';
import { knownText } from '../../domain/knownText';
import { importsCopy } from '../../i18n/importsCopy';
import { sourceName } from './describeImport';

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
            <Details summary={`${copy.keptTitle} (${formatNumber(kept.length)})`}>
              <Note>{kept.map(nameOf).join(' · ')}</Note>
            </Details>
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
        <Note key={source.source}>{describeSource(source)}</Note>
      ))}
      {examples.length > 0 && (
        <Details summary={copy.examples}>
          <Examples>
            {examples.map((example, place) => (
              <li key={`${place} ${example.subject}`}>
                <Example example={example} />
              </li>
            ))}
          </Examples>
        </Details>
      )}
    </li>
  );
}

function Example({ example: { jour, source, race, subject, detail } }: { readonly example: QualityExample }) {
  const where = `${formatNumericDay(jour)} · ${sourceName(source)}`;
  return (
    <Note>
      {race === null ? (
        where
      ) : (
        <TextLink as={Link} to={paths.race.to(race)}>
          {where}
        </TextLink>
      )}{' '}
      <Code lang="en">{`${subject}: ${detail}`}</Code>
    </Note>
  );
}

function describeSource({ source, findings, days, firstDay, lastDay }: QualityFindings): string {
  const when =
    firstDay === lastDay
      ? copy.on(formatNumericDay(firstDay))
      : copy.between(formatNumericDay(firstDay), formatNumericDay(lastDay));
  return copy.source(sourceName(source), formatNumber(findings), `${formatCount(days, copy.day)}, ${when}`);
}

/** A rule in French; a new one as the command writes it. */
const nameOf = ({ code, title }: QualityRule): string => knownText(importsCopy.rules, code, title);

const Inside = styled.div`
  padding: ${({ theme }) => `0 ${theme.space(4)} ${theme.space(3)}`};
`;

const Examples = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
