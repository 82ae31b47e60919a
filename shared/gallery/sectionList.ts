import type { ComponentType } from 'react';
import type { fr } from './i18n/fr';
import { ActionsSection } from './sections/ActionsSection';
import { ChartSection } from './sections/ChartSection';
import { DataSection } from './sections/DataSection';
import { FeedbackSection } from './sections/FeedbackSection';
import { FieldsSection } from './sections/FieldsSection';
import { FoundationsSection } from './sections/FoundationsSection';
import { LayoutSection } from './sections/LayoutSection';
import { OverlaySection } from './sections/OverlaySection';

export type SectionId = keyof typeof fr.sections;

/** The page's sections in order, by the id that links go to. */
export const sectionList: readonly (readonly [id: SectionId, content: ComponentType])[] = [
  ['foundations', FoundationsSection],
  ['layout', LayoutSection],
  ['actions', ActionsSection],
  ['fields', FieldsSection],
  ['feedback', FeedbackSection],
  ['data', DataSection],
  ['overlay', OverlaySection],
  ['chart', ChartSection],
];
