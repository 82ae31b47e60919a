/** A part of a page that was loaded, or why it was not. */
export type Loaded<Value> =
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };
