import { useShell } from '@galopin/shared/shell-context';
import { Card } from '@galopin/shared/ui';
import { useRef, useState } from 'react';
import { computeStake } from '@galopin/shared/racing';
import { stakeCopy as copy } from '../../i18n/stakeCopy';
import { anchors } from '../guide/guideSections';
import { GuideSection, Paragraph } from '../guide/GuideSection';
import { Choice } from './Choice';
import { HorseFields } from './HorseFields';
import { HowToPlay } from './HowToPlay';
import { StakeAnswer } from './StakeAnswer';
import { Fields } from './StakeCalculator.styles';
import { changeForm, FIRST_FORM, formulasOf, PLAYS, readForm, type StakeForm } from './stakeForm';

const PLAY_OPTIONS = PLAYS.map(({ key, label }) => [key, label] as const);

/** Counts the combinations of a bet and what they cost, as the visitor types. */
export function StakeCalculator() {
  const [form, setForm] = useState(FIRST_FORM);
  const { track } = useShell();
  const told = useRef(new Set<string>());
  const change = (changed: Partial<StakeForm>) => {
    const next = changeForm(form, changed);
    setForm(next);
    const { play: bet, formula } = next;
    if (told.current.has(`${bet} ${formula}`)) return;
    told.current.add(`${bet} ${formula}`);
    track('stake_computed', { bet, formula });
  };
  const choice = readForm(form);
  const result = computeStake(choice);
  return (
    <GuideSection id={anchors.stake} title={copy.title}>
      <Paragraph>{copy.intro}</Paragraph>
      <Card
        as="form"
        aria-label={copy.form}
        // There is nothing to send: Enter in a field must not load the page again, before it is alive neither.
        method="dialog"
      >
        <Fields>
          <Choice
            label={copy.bet}
            value={form.play}
            options={PLAY_OPTIONS}
            onChoose={(play) => change({ play })}
          />
          <Choice
            label={copy.formula}
            value={form.formula}
            options={formulasOf(form).map((formula) => [formula, copy.formulas[formula]])}
            onChoose={(formula) => change({ formula })}
          />
          <HorseFields form={form} result={result} onChange={change} />
          <HowToPlay form={form} onChange={change} />
        </Fields>
        <StakeAnswer choice={choice} result={result} />
      </Card>
    </GuideSection>
  );
}
