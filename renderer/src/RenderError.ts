/**
 * Why a page was not rendered. `threw`: the page did; `late`: it took too long; `memory`: its process ended, or took too
 * much; `refused`: it wanted what no page may have; `missing`: there is no such file; `shape`: the file is not what it
 * should be; `busy`: too many wait already, which is nobody's fault.
 */
export type RenderFault = 'threw' | 'late' | 'memory' | 'refused' | 'missing' | 'shape' | 'busy';

export class RenderError extends Error {
  constructor(
    readonly fault: RenderFault,
    message: string,
    /** Where in the half it was thrown. */
    readonly place = '',
  ) {
    super(message);
    this.name = 'RenderError';
  }
}
