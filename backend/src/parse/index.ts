export * from './GuideStore';
export * from './RaceContentStore';
