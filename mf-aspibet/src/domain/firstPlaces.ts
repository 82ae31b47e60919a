/**
 * The first places of a finishing order, as many as wanted; a dead heat (`1=4`) is one place.
 * @param order runner numbers with any separators, as `16-5-14`
 */
export function firstPlaces(order: string, wanted: number): string {
  return (order.match(/\d+(?:=\d+)*/g) ?? []).slice(0, wanted).join('-');
}
