/** Reads edited content through the backend service's cloud functions. */
export interface DataClient {
  /**
   * Runs a cloud function with the visitor's bearer token, if any.
   * @throws AppError `data-unavailable` when the service cannot be reached or refuses.
   */
  run(functionName: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
}
