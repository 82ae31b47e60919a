import { BET_FAMILIES } from '@galopin/shared/racing';
import { betCopy } from '../../i18n/betCopy';
import { guideCopy } from '../../i18n/guideCopy';
import { readingCopy } from '../../i18n/readingCopy';
import { stakeCopy } from '../../i18n/stakeCopy';

/** Anchors of the guide's chapters that are no family of bets. */
export const anchors = {
  principle: 'principe',
  formulas: 'formules',
  stake: 'calculateur',
  rules: 'regles',
  reading: 'lire',
  glossary: 'lexique',
  articles: 'articles',
  risks: 'risques',
} as const;

/** Every chapter in reading order, with its anchor. */
export const guideSections: readonly { readonly id: string; readonly title: string }[] = [
  { id: anchors.principle, title: guideCopy.principle.title },
  ...BET_FAMILIES.map((family) => ({ id: family, title: betCopy.families[family].title })),
  { id: anchors.formulas, title: guideCopy.formulas.title },
  { id: anchors.stake, title: stakeCopy.title },
  { id: anchors.rules, title: guideCopy.rules.title },
  { id: anchors.reading, title: readingCopy.title },
  { id: anchors.glossary, title: readingCopy.glossaryTitle },
  { id: anchors.articles, title: guideCopy.articles.title },
  { id: anchors.risks, title: guideCopy.risks },
];
