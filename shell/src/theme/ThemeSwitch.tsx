import { THEME_CHOICES, type ThemeChoice } from '@galopin/shared/contracts';
import { VisuallyHidden } from '@galopin/shared/ui';
import { useId, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { deviceStorage } from '../browser/deviceStorage';
import { fr } from '../i18n/fr';
import { createThemeControl, type ThemeControl } from './createThemeControl';

const copy = fr.theme;

let made: ThemeControl | undefined;
/** One for the document, however many switches it has. */
const control = () => (made ??= createThemeControl(document.documentElement, deviceStorage()));
const subscribe = (listener: () => void) => control().store.subscribe(listener);
const get = () => control().store.getState();
const ofServer = (): ThemeChoice => 'auto';

/** Chooses between day and night, or leaves it to the system. */
export function ThemeSwitch() {
  const group = useId();
  const chosen = useSyncExternalStore(subscribe, get, ofServer);
  return (
    <Group>
      <legend>{copy.label}</legend>
      {THEME_CHOICES.map((choice) => (
        <label key={choice}>
          <VisuallyHidden
            as="input"
            type="radio"
            name={group}
            checked={choice === chosen}
            onChange={() => control().choose(choice)}
          />
          <span>{copy.choices[choice]}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${({ theme }) => theme.space(1)};
    padding: 0;
    ${({ theme }) => theme.text.small}
  }

  > label {
    position: relative;
    cursor: pointer;
  }

  > label > span {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding: ${({ theme }) => `0 ${theme.space(3)}`};
    border: ${({ theme }) => theme.borders.control};
    border-radius: ${({ theme }) => theme.radii.pill};
    ${({ theme }) => theme.text.small}
  }

  > label > input:checked + span {
    border-color: ${({ theme }) => theme.colors.turf};
    background: ${({ theme }) => theme.colors.turfSoft};
    color: ${({ theme }) => theme.colors.turf};
    font-weight: 600;
  }

  > label > input:focus-visible + span {
    ${({ theme }) => theme.focusRing}
  }

  @media print {
    display: none;
  }
`;
