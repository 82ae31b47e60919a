import type { Environments } from '../environments';
import type { VisitProofs, VisitSource } from '../visitors/createVisitProofs';
import type { HealthRecorder, RenderFailure } from './createHealthRecorder';
import type { Metrics } from './createMetrics';

/** The build whose half for the server was to render a document. */
export interface RenderedBuild {
  readonly environment: string;
  /** The remote that owns the page, or `shell`. */
  readonly remote: string;
  /** Build id. */
  readonly build: string;
}

/**
 * Counts what became of documents that were to be rendered on the server, in memory until the next turn of the keeper.
 * One call for each build whose half took part; none for a build that has no half, nor while rendering is off. A
 * document of whoever tries a build out by a link is not to be counted.
 */
export interface RenderHealth {
  rendered(request: VisitSource, of: RenderedBuild): void;
  failed(request: VisitSource, of: RenderedBuild, failure: RenderFailure): void;
}

export interface RenderHealthOptions {
  readonly environments: Environments;
  readonly recorder: Pick<HealthRecorder, 'recordRender'>;
  /** Tells whose documents may speak for or against a build. */
  readonly proofs: Pick<VisitProofs, 'isKnown'>;
  readonly metrics: Pick<Metrics, 'renders'>;
}

export function createRenderHealth({
  environments,
  recorder,
  proofs,
  metrics,
}: RenderHealthOptions): RenderHealth {
  /** `undefined` for a build that has been replaced since. */
  function roleOf({ environment, remote, build }: RenderedBuild): 'active' | 'canary' | undefined {
    const state = environments.get(environment)?.live.current().pointer.state.names[remote];
    if (state?.active === build) return 'active';
    return state?.canary?.buildId === build ? 'canary' : undefined;
  }

  function record(request: VisitSource, of: RenderedBuild, failure: RenderFailure | null): void {
    const role = roleOf(of);
    if (role === undefined) return;
    const { environment, remote, build } = of;
    metrics.renders.inc({ environment, remote, build, role, outcome: failure?.kind ?? 'rendered' });
    const origin = { environment, address: request.ip, isKnown: proofs.isKnown(request) };
    recorder.recordRender(origin, { remote, build, role }, failure);
  }

  return {
    rendered: (request, of) => record(request, of, null),
    failed: record,
  };
}
