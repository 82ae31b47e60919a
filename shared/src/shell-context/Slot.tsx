import type { SlotProps } from '../contracts';
import { useShell } from './ShellContext';

/**
 * The place on a page for what another remote offers under that name. Loaded after the page, and nothing at all, no gap
 * either, where no remote offers it or its widget cannot be shown. Since contract 1.5.0.
 */
export function Slot(slot: SlotProps) {
  const { Slot: Host } = useShell();
  return <Host {...slot} />;
}
