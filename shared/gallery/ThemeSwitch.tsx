import { THEME_ATTRIBUTE, THEME_CHOICES, type ThemeChoice } from '@galopin/shared/contracts';
import { Chip, Cluster } from '@galopin/shared/ui';
import { useState } from 'react';
import { fr } from './i18n/fr';

function readChoice(): ThemeChoice {
  const given = document.documentElement.getAttribute(THEME_ATTRIBUTE);
  return THEME_CHOICES.find((choice) => choice === given) ?? 'auto';
}

/** Shows the page by day, by night or as the system has it, by the root's attribute that the site sets too. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(readChoice);
  const choose = (choice: ThemeChoice) => {
    const root = document.documentElement;
    if (choice === 'auto') root.removeAttribute(THEME_ATTRIBUTE);
    else root.setAttribute(THEME_ATTRIBUTE, choice);
    setChosen(choice);
  };
  return (
    <Cluster role="group" aria-label={fr.theme.label}>
      {THEME_CHOICES.map((choice) => (
        <Chip key={choice} aria-pressed={choice === chosen} onClick={() => choose(choice)}>
          {fr.theme[choice]}
        </Chip>
      ))}
    </Cluster>
  );
}
