import type { WidgetModule } from '@galopin/shared/contracts';
import { checkExported, type CheckModule } from '../remotes/checkPage';

/** A widget's module. */
export const checkWidget: CheckModule<WidgetModule> = (module, remote, page) => {
  const exported = (module as { widget?: Partial<WidgetModule> } | null | undefined)?.widget;
  checkExported(exported, exported?.Widget, { remote, page, wanted: '`widget` with a Widget component' });
  return exported as WidgetModule;
};
