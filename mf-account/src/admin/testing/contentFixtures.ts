import type { ContentItem, ContentSummary, ContentTexts, ContentVersion } from '@galopin/shared/contracts';

export const ADMIN = 'admin@demo.test';

/** One step of a history: a draft of 21 November 2026, 14:02 in Paris. */
export function contentVersion(changed: Partial<ContentVersion> = {}): ContentVersion {
  return {
    version: 1,
    action: 'draft',
    by: ADMIN,
    at: '2026-11-21T13:02:00.000Z',
    changed: ['title'],
    ...changed,
  };
}

export function contentSummary(changed: Partial<ContentSummary> = {}): ContentSummary {
  return { key: 'cotes', title: 'Lire les cotes', state: 'published', latest: null, ...changed };
}

export const ARTICLE: ContentTexts['articles'] = {
  title: 'Lire les cotes',
  summary: 'En bref.',
  body: '## Au départ\n\nUne cote de 4 rend 4 €.',
  position: 2,
};

/** An article that was never edited here. */
export function articleItem(changed: Partial<ContentItem<'articles'>> = {}): ContentItem<'articles'> {
  return {
    kind: 'articles',
    key: 'cotes',
    state: 'published',
    version: 0,
    text: ARTICLE,
    published: ARTICLE,
    history: [],
    ...changed,
  };
}

/** A race without a tip: nine runners, the ninth a non-runner. */
export function tipItem(changed: Partial<ContentItem<'tips'>> = {}): ContentItem<'tips'> {
  return {
    kind: 'tips',
    key: '1204',
    state: 'none',
    version: null,
    text: null,
    published: null,
    history: [],
    race: {
      raceId: 1204,
      jour: '2026-11-21',
      meeting: 1,
      race: 4,
      racecourse: 'Vincennes',
      raceName: 'Prix de Cornulier',
      quinte: true,
      time: '15:15',
    },
    runners: Array.from({ length: 9 }, (_, place) => ({
      number: place + 1,
      name: `Cheval ${place + 1}`,
      isNonRunner: place === 8,
    })),
    ...changed,
  };
}
