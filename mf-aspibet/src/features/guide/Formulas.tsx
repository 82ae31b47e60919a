import { guideCopy } from '../../i18n/guideCopy';
import { CombinedStakes } from './CombinedStakes';
import { anchors } from './guideSections';
import { GuideSection } from './GuideSection';
import { TermList } from './TermList';

const copy = guideCopy.formulas;

/** Ways to play several combinations at once, and what they cost. */
export function Formulas() {
  return (
    <GuideSection id={anchors.formulas} title={copy.title}>
      <TermList>
        {[copy.unit, copy.combined, copy.field, copy.flexi].map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </TermList>
      <CombinedStakes />
    </GuideSection>
  );
}
