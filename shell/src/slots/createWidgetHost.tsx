import type { SlotContext, SlotEntry, SlotProps, WidgetModule, WidgetProps } from '@galopin/shared/contracts';
import { Suspense, useEffect, type ComponentType } from 'react';
import { createPageLoader, type PageLoaderOptions, type ReadyPage } from '../remotes/createPageLoader';
import type { PageMount } from '../remotes/createPageMount';
import type { PageStyles } from '../remotes/createPageStyles';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton';
import { useCommitReport } from '../remotes/useCommitReport';
import { checkWidget } from './checkWidget';
import { Reserve } from './Reserve';
import { useOpenedWidget } from './useOpenedWidget';

export interface WidgetHostOptions extends Omit<PageLoaderOptions<WidgetModule>, 'check'> {
  readonly styles: Pick<PageStyles, 'hold'>;
}

interface HostProps extends Required<SlotProps> {
  readonly entry: SlotEntry;
}

/** Shows what a remote offers for a slot. */
export type WidgetHost = ComponentType<HostProps>;

/**
 * The place of a widget: loaded, limited, isolated and reported as a page is, by the same ladder. Where that ends in
 * nothing there is nothing, without a word: the page is whole without it.
 */
export function createWidgetHost(options: WidgetHostOptions): WidgetHost {
  const widgets = createPageLoader<WidgetModule>({ ...options, check: checkWidget });

  return function Host({ name, entry: { remote, widget, height }, props }) {
    const given = JSON.stringify(props);
    const opened = useOpenedWidget(widgets, { remote, widget, given }, options);
    const reserve = <Reserve height={height} />;
    if (opened === undefined) {
      return (
        <RemoteSkeleton route={{ remote, page: widget }} pages={widgets}>
          {reserve}
        </RemoteSkeleton>
      );
    }
    if (opened?.outcome.status !== 'ready') return null;
    const { outcome, data, mount } = opened;
    const { build, role } = outcome;
    return (
      // No box of its own: a widget that renders nothing leaves the page no gap.
      <div
        data-slot={name}
        data-offered-by={remote}
        data-build={build.buildId}
        data-role={role}
        style={{ display: 'contents' }}
      >
        <RemoteBoundary key={build.buildId} mount={mount} instead={() => reserve}>
          <Suspense fallback={reserve}>
            <Mounted ready={outcome} data={data} props={props} mount={mount} styles={options.styles} />
          </Suspense>
        </RemoteBoundary>
      </div>
    );
  };
}

interface MountedProps extends Pick<WidgetHostOptions, 'styles'> {
  readonly ready: ReadyPage<WidgetModule>;
  readonly data: unknown;
  readonly props: SlotContext;
  readonly mount: PageMount;
}

function Mounted({ ready: { page, build }, data, props, mount, styles }: MountedProps) {
  // The loader and the component come from one module: the shell only carries the data from one to the other.
  const Widget = page.Widget as ComponentType<WidgetProps<unknown>>;
  useCommitReport(mount);
  useEffect(() => styles.hold(build), [styles, build]);
  return <Widget props={props} data={data} />;
}
