/** Keeps a widget's place free while it is on its way; without a height it is none, and no gap of the page either. */
export function Reserve({ height }: { readonly height: number | undefined }) {
  return height === undefined ? null : <div aria-hidden="true" style={{ height }} />;
}
