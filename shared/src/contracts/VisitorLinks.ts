/**
 * Body of `POST /_delivery/links`: a link to builds that do not serve, or without `builds` to an environment on the
 * site's own port.
 */
export interface LinkRequest {
  /** The one whose release the builds are checked against, or the one to see; the main one by default. */
  readonly environment?: string;
  /** At most 20, one of each name. */
  readonly builds?: readonly { readonly name: string; readonly buildId: string }[];
  /** Days the link is good for: up to 7; 1 by default. */
  readonly days?: number;
  /** Path of the site that a link to builds leads to. */
  readonly to?: string;
}

/** Answer of `POST /_delivery/links`. */
export interface VisitorLink {
  /** Path and query on the site. */
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}
