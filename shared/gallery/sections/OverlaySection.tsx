import { Button, Cluster, TextField } from '@galopin/shared/ui';
import { AnchoredPanel, Dialog, Popover } from '@galopin/shared/ui/overlay';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { Specimen } from '../Specimen';
import { PaletteExample } from './PaletteExample';

const copy = fr.overlay;

/** What floats above the page, each opened by its button. */
export function OverlaySection() {
  return (
    <>
      <Specimen name="Dialog">
        <DialogExample />
      </Specimen>
      <Specimen name="Popover">
        <Cluster>
          <Popover
            trigger={<Button variant="secondary">{copy.openPopover}</Button>}
            title={copy.popoverTitle}
          >
            {copy.popoverText}
          </Popover>
          <Popover
            trigger={<Button variant="secondary">{copy.openHover}</Button>}
            title={copy.hoverTitle}
            openOnHover
          >
            {copy.hoverText}
          </Popover>
        </Cluster>
      </Specimen>
      <Specimen name="AnchoredPanel">
        <PanelExample />
      </Specimen>
      <Specimen name="Palette">
        <PaletteExample />
      </Specimen>
    </>
  );
}

function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {copy.openDialog}
      </Button>
      <Dialog
        title={copy.dialogTitle}
        description={copy.dialogText}
        open={isOpen}
        onClose={handleClose}
        actions={
          <>
            <Button variant="quiet" onClick={handleClose}>
              {copy.cancel}
            </Button>
            <Button variant="danger" onClick={handleClose}>
              {copy.confirm}
            </Button>
          </>
        }
      >
        <TextField label={copy.dialogField} />
      </Dialog>
    </>
  );
}

function PanelExample() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} variant="secondary" icon="bell" onClick={() => setOpen(!isOpen)}>
        {copy.openPanel}
      </Button>
      <AnchoredPanel anchor={button} title={copy.panelTitle} open={isOpen} onClose={() => setOpen(false)}>
        <PanelText>{copy.panelText}</PanelText>
      </AnchoredPanel>
    </>
  );
}

const PanelText = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
`;
