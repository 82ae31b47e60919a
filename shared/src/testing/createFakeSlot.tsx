import { useEffect, useMemo, useState, type ComponentType } from 'react';
import type { SlotContext, SlotProps, WidgetModule, WidgetProps } from '../contracts';
import { useShell } from '../shell-context';

interface FakeSlotOptions {
  /** By the slot's name; a slot that is not named is empty. */
  readonly widgets: Readonly<Record<string, WidgetModule>>;
  /** Told of every slot on the page, and again when its props change. */
  readonly onSlot: (slot: Required<SlotProps>) => void;
}

const NOTHING: SlotContext = {};

/** The place of a widget without the shell's ways out: what the widget throws fails the test. */
export function createFakeSlot({ widgets, onSlot }: FakeSlotOptions): ComponentType<SlotProps> {
  return function FakeSlot({ name, props = NOTHING }) {
    const given = JSON.stringify(props);
    useEffect(() => {
      onSlot({ name, props: JSON.parse(given) as SlotContext });
    }, [name, given]);
    const widget = widgets[name];
    return widget ? <FakeWidget key={`${name} ${given}`} widget={widget} given={given} /> : null;
  };
}

interface FakeWidgetProps {
  readonly widget: WidgetModule;
  /** The slot's props as JSON: the same text is the same context. */
  readonly given: string;
}

/** Loader first, then the component, as in the shell. */
function FakeWidget({ widget, given }: FakeWidgetProps) {
  const shell = useShell();
  const props = useMemo(() => JSON.parse(given) as SlotContext, [given]);
  const [loaded, setLoaded] = useState<{ readonly data: unknown } | { readonly error: unknown }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const loading: Promise<unknown> = widget.loader?.({ signal, shell, props }) ?? Promise.resolve();
    loading.then(
      (data) => !signal.aborted && setLoaded({ data }),
      (error: unknown) => !signal.aborted && setLoaded({ error }),
    );
    return () => controller.abort();
  }, [widget, shell, props]);
  if (!loaded) return widget.Skeleton ? <widget.Skeleton /> : null;
  if ('error' in loaded) throw loaded.error;
  const Widget = widget.Widget as ComponentType<WidgetProps<unknown>>;
  return <Widget props={props} data={loaded.data} />;
}
