export * from './createFavouriteRepository';
