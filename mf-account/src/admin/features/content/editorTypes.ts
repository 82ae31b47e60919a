import type { ContentItem, ContentKind, ContentTexts } from '@galopin/shared/contracts';
import type { ComponentType } from 'react';

export interface FieldsProps<Kind extends ContentKind> {
  readonly item: ContentItem<Kind>;
  readonly text: ContentTexts[Kind];
  /** Sentences by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (text: ContentTexts[Kind]) => void;
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
