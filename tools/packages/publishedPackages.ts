/** A package of the workspace that teams install from a registry. */
export interface PublishedPackage {
  /** Folder of the workspace. */
  readonly folder: string;
  /** Doors that are for the site's own servers: neither they nor what only they need is published. */
  readonly innerDoors: readonly string[];
  /** Folders below `src` that only those doors lead to. */
  readonly innerFolders: readonly string[];
}

/** In the order in which they depend on one another. All have one version: that of the contract. */
export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  { folder: 'shared', innerDoors: ['./server', './settings'], innerFolders: ['server', 'settings'] },
  { folder: 'kit', innerDoors: [], innerFolders: [] },
  { folder: 'create-remote', innerDoors: [], innerFolders: [] },
];
