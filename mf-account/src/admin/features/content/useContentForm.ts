import type { ContentItem, ContentKind, ContentTexts } from '@galopin/shared/contracts';
import { useRef, type RefObject } from 'react';
import { useAdminForm, type AdminForm } from '../../components/useAdminForm';
import { checkContent } from './checkContent';
import type { ContentStep } from './sendContent';

/** A text by its fields, which the kind says, and as `slug` the end of its address. */
export type EditorValues = Readonly<Record<string, unknown>> & { readonly slug: string };

export interface ContentForm<Kind extends ContentKind> extends AdminForm<EditorValues> {
  /** The step that was asked for last: what it is checked for. */
  readonly asked: RefObject<ContentStep>;
  readonly valuesOf: (item: ContentItem<Kind>) => EditorValues;
  readonly textOf: (values: EditorValues) => ContentTexts[Kind];
  /** Changes parts of the text that are no fields. */
  readonly change: (changed: Partial<ContentTexts[Kind]>) => void;
}

/** The form of a content of any kind. */
export function useContentForm<Kind extends ContentKind>(
  item: ContentItem<Kind>,
  empty: ContentTexts[Kind],
): ContentForm<Kind> {
  const asked = useRef<ContentStep>('save');
  const valuesOf = ({ text, key }: ContentItem<Kind>): EditorValues => ({ ...(text ?? empty), slug: key });
  // TypeScript does not follow a generic kind through what is left of the values.
  const textOf = ({ slug: _key, ...text }: EditorValues) => text as unknown as ContentTexts[Kind];
  const form = useAdminForm<EditorValues>({
    initial: valuesOf(item),
    // Chips of runners may be what is faulty, and they are no field: the editor looks for it in the page.
    takesFocus: false,
    check: (values) => checkContent(item, textOf(values), values.slug, asked.current === 'publish'),
  });
  return {
    ...form,
    asked,
    valuesOf,
    textOf,
    change(changed) {
      form.setValues(changed, { shouldDirty: true });
      if (form.formState.isSubmitted) void form.trigger();
    },
  };
}
