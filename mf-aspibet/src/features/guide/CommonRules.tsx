import { guideCopy } from '../../i18n/guideCopy';
import { anchors } from './guideSections';
import { GuideSection, Paragraph } from './GuideSection';
import { TermList } from './TermList';

const { title, nonRunner, deadHeat, stable, official, source } = guideCopy.rules;

const rules = [
  { term: nonRunner.term, texts: [nonRunner.first, nonRunner.second, nonRunner.third] },
  { term: deadHeat.term, texts: [deadHeat.first, deadHeat.second] },
  { term: stable.term, texts: [stable.first, stable.second] },
  { term: official.term, texts: [official.first] },
];

/** What holds for every bet: non-runners, dead heats, coupled horses, the official result. */
export function CommonRules() {
  return (
    <GuideSection id={anchors.rules} title={title}>
      <TermList>
        {rules.map(({ term, texts }) => (
          <div key={term}>
            <dt>{term}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </TermList>
      <Paragraph>{source}</Paragraph>
    </GuideSection>
  );
}
