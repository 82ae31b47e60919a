export { AnchoredPanel, type AnchoredPanelProps } from './AnchoredPanel';
export { Dialog, type DialogProps } from './Dialog';
export { Menu, type MenuItem, type MenuProps } from './Menu';
export { Popover, type PopoverProps } from './Popover';
export { Tooltip, type TooltipProps } from './Tooltip';
