/** JSON that can stand in a `<script>` of any type: nothing in it ends the element or a line of script. */
export const jsonForHtml = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  escapeJson(JSON.stringify(value, replacer));

/** The same of what is JSON already. */
export function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
