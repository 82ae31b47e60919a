export { AnchoredPanel, type AnchoredPanelProps } from './AnchoredPanel';
export { Dialog, type DialogProps } from './Dialog';
export { Popover, type PopoverProps } from './Popover';
