type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells a page that was taken over what the visitor had typed before: fields that React controls know it by an event
 * only, and would be emptied by the next render.
 */
export function replayTyped(root: ParentNode): void {
  // All are read first: what one event renders empties the others.
  const typed = [...typedFields(root)].map((field) => ({ field, value: field.value }));
  for (const { field, value } of typed) {
    // React compares with what it has set last, by its own setter.
    field.value = field.defaultValue;
    type(field, value);
  }
}

/** What a visitor had typed, by the names of the fields. */
export interface TypedText {
  readonly values: ReadonlyMap<string, string>;
  /** Name of the field that has the focus. */
  readonly focused: string | null;
}

/** Reads what a visitor has typed into fields that are about to be replaced by others of the same names. */
export function readTyped(root: ParentNode): TypedText {
  const values = new Map([...typedFields(root)].map(({ name, value }) => [name, value]));
  const { activeElement } = document;
  const isInside = activeElement !== null && [...root.querySelectorAll('[name]')].includes(activeElement);
  return { values, focused: isInside ? activeElement.getAttribute('name') : null };
}

/** Types it again. */
export function giveTyped(root: ParentNode, { values, focused }: TypedText): void {
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const value = values.get(field.name);
    if (value !== undefined && field.name !== '') type(field, value);
    if (focused !== null && field.name === focused) field.focus({ preventScroll: true });
  }
}

function* typedFields(root: ParentNode): Iterable<Field> {
  for (const field of root.querySelectorAll<Field>('input, textarea'))
    if (field.value !== field.defaultValue && !NOT_TYPED.has(field.type)) yield field;
}

/** As a visitor does: by what the browser sets, not by what React has put before it. */
function type(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Their value is none that is typed. */
const NOT_TYPED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'submit', 'button', 'hidden']);
