import type { ContentItem, ContentKind, ContentTexts } from '@galopin/shared/contracts';
import type { ComponentType } from 'react';
import type { FieldAttributes } from '../../components/useAdminForm';

export interface FieldsProps<Kind extends ContentKind> {
  readonly item: ContentItem<Kind>;
  readonly text: ContentTexts[Kind];
  /** Attributes of a field of the text. */
  readonly field: (
    name: keyof ContentTexts[Kind] & string,
    options?: { readonly setValueAs: (typed: string) => unknown },
  ) => FieldAttributes;
  /** What is wrong with a part of the text that is no single field, `notes.0.text` for one. */
  readonly faultOf: (name: string) => string | undefined;
  /** Changes parts of the text that are no fields. */
  readonly change: (changed: Partial<ContentTexts[Kind]>) => void;
}

export interface PreviewProps<Kind extends ContentKind> {
  readonly item: ContentItem<Kind>;
  readonly text: ContentTexts[Kind];
}

/** What the editor needs of a kind. */
export interface EditorParts<Kind extends ContentKind> {
  readonly empty: ContentTexts[Kind];
  readonly Fields: ComponentType<FieldsProps<Kind>>;
  readonly Preview: ComponentType<PreviewProps<Kind>>;
  readonly canWithdraw: boolean;
}
