import {
  Button,
  ButtonLink,
  Chip,
  Cluster,
  FavouriteButton,
  IconButton,
  PagesBar,
  SegmentedLink,
  SegmentedLinks,
  type ButtonVariant,
} from '@galopin/shared/ui';
import { Tabs, type TabItem } from '@galopin/shared/ui/tabs';
import { useState } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { Specimen, Variant, Variants } from '../Specimen';

const copy = fr.actions;
const buttons: Readonly<Record<ButtonVariant, string>> = copy.buttons;
const variants = Object.keys(buttons) as ButtonVariant[];
const MEETINGS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const tabs: readonly TabItem<keyof typeof copy.tabs>[] = [
  { value: 'runners', ...copy.tabs.runners },
  { value: 'tips', ...copy.tabs.tips },
  { value: 'arrival', ...copy.tabs.arrival, disabled: true },
];

/** What is pressed, and what leads elsewhere. */
export function ActionsSection() {
  return (
    <>
      <Specimen name="Button" text={copy.states}>
        <Variants>
          {variants.map((variant) => (
            <Variant key={variant} code={`variant="${variant}"`}>
              <Button variant={variant}>{buttons[variant]}</Button>
              <Button variant={variant} icon="refresh">
                {buttons[variant]}
              </Button>
              <Button variant={variant} loading>
                {buttons[variant]}
              </Button>
              <Button variant={variant} disabled>
                {buttons[variant]}
              </Button>
            </Variant>
          ))}
          <Variant wide code="wide">
            <Button wide>{copy.wide}</Button>
          </Variant>
        </Variants>
      </Specimen>
      <Specimen name="ButtonLink">
        <Variants>
          {variants.map((variant) => (
            <Variant key={variant} code={`$variant="${variant}"`}>
              <ButtonLink href="#actions" $variant={variant}>
                {buttons[variant]}
              </ButtonLink>
            </Variant>
          ))}
        </Variants>
      </Specimen>
      <IconButtons />
      <Specimen name="Chip">
        <Cluster role="group" aria-label={copy.chipsLabel}>
          <Chip aria-pressed>{copy.chips.on}</Chip>
          <Chip aria-pressed={false}>{copy.chips.off}</Chip>
          <Chip aria-pressed={false} disabled>
            {copy.chips.disabled}
          </Chip>
        </Cluster>
      </Specimen>
      <Specimen name="SegmentedLinks, SegmentedLink">
        <SegmentedLinks label={copy.meetings}>
          {MEETINGS.map((number) => (
            <SegmentedLink key={number} href="#actions" aria-current={number === '3' ? 'page' : undefined}>
              {copy.meeting(number)}
            </SegmentedLink>
          ))}
        </SegmentedLinks>
      </Specimen>
      <Specimen name="PagesBar" ground="flush">
        <PagesBar aria-label={copy.pages}>
          <IconButton icon="chevron-left" label={copy.previous} />
          <span>{copy.page}</span>
          <IconButton icon="chevron-right" label={copy.next} />
        </PagesBar>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label={copy.tabsLabel} items={tabs} defaultValue="tips" />
      </Specimen>
    </>
  );
}

function IconButtons() {
  const [isOn, setOn] = useState(true);
  const star = { name: copy.horse, onToggle: () => setOn(!isOn) };
  return (
    <>
      <Specimen name="IconButton">
        <Variants>
          <Variant code="icon, label">
            <IconButton icon="search" label={copy.search} />
          </Variant>
          <Variant code="disabled">
            <IconButton icon="printer" label={copy.print} disabled />
          </Variant>
          <Variant code="onTurf">
            <Turf>
              <IconButton icon="x" label={copy.close} onTurf />
            </Turf>
          </Variant>
        </Variants>
      </Specimen>
      <Specimen name="FavouriteButton">
        <Variants>
          <Variant code="isOn">
            <FavouriteButton {...star} isOn={isOn} />
          </Variant>
          <Variant code="isOn={false}">
            <FavouriteButton {...star} isOn={!isOn} />
          </Variant>
          <Variant code="compact">
            <span>
              {copy.horse} <FavouriteButton {...star} isOn={isOn} compact />
            </span>
          </Variant>
        </Variants>
      </Specimen>
    </>
  );
}

const Turf = styled.div`
  padding: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme }) => theme.colors.turfDeep};
`;
