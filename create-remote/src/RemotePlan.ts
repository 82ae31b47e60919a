/** All that a new remote's files depend on. */
export interface RemotePlan {
  /** Folder and release name, `mf-` first. */
  readonly name: string;
  /** Port of its own development server. */
  readonly port: number;
  /** Path of its first page, without parameters. */
  readonly path: string;
  /** Route name of the page, unique in the site. */
  readonly route: string;
  /** Title of the page, in French. */
  readonly title: string;
}

/**
 * The template's placeholders and what each stands for.
 * @param contract version of the contract that the remote is written for
 */
export function placeholdersOf(plan: RemotePlan, contract: string): Record<string, string> {
  const { name, port, path, route, title } = plan;
  return {
    __NAME__: name,
    __PORT__: String(port),
    __PATH__: path,
    __ROUTE__: route,
    __TITLE__: title,
    __CONTRACT__: contract,
  };
}
