import { formatNumber } from '@galopin/shared/lib';
import { Button, Cluster } from '@galopin/shared/ui';
import { Palette, type PaletteGroup } from '@galopin/shared/ui/palette';
import { useState } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { sampleRunners } from './sampleRunners';

const copy = fr.overlay;

function find(text: string): readonly PaletteGroup[] {
  const names = (name: string) => name.toLowerCase().includes(text.trim().toLowerCase());
  const horses = sampleRunners
    .filter(({ horse }) => names(horse))
    .map(({ horse, driver }) => ({ value: horse, label: horse, detail: driver, icon: 'trophy' }));
  const drivers = sampleRunners
    .filter(({ driver }) => names(driver))
    .map(({ driver }) => ({ value: driver, label: driver, icon: 'user' }));
  return [
    { value: copy.horses, items: horses },
    { value: copy.drivers, items: drivers },
  ].filter(({ items }) => items.length > 0);
}

/** A palette that finds the runners of the examples. */
export function PaletteExample() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const groups = find(text);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const handleChoose = (value: string) => {
    setChosen(value);
    setOpen(false);
  };
  return (
    <Cluster $gap={4}>
      <Button variant="secondary" icon="search" onClick={() => setOpen(true)}>
        {copy.openPalette}
      </Button>
      {chosen !== undefined && <span>{copy.chosen(chosen)}</span>}
      <Palette
        label={copy.paletteLabel}
        placeholder={copy.palettePlaceholder}
        open={isOpen}
        onClose={() => setOpen(false)}
        text={text}
        onText={setText}
        groups={groups}
        onChoose={handleChoose}
        status={{ text: count === 0 ? copy.nothing : copy.found(formatNumber(count)), isSilent: count > 0 }}
      >
        <Foot>{copy.paletteFoot}</Foot>
      </Palette>
    </Cluster>
  );
}

const Foot = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
