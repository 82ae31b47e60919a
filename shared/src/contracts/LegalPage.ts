/**
 * Addresses of the legal pages. They are documents of their own and no routes of the site's application: everybody
 * reads them, without an account and without JavaScript.
 */
export const LEGAL_PATHS = {
  notice: '/mentions-legales',
  terms: '/cgv',
  privacy: '/confidentialite',
} as const;

/** A legal page, as editors write it. */
export interface LegalPage {
  /** Its path without the slash. */
  readonly slug: string;
  readonly title: string;
  /**
   * Paragraphs, headings (`## `) and lists (`- ` before each line), parted by empty lines. Names in braces (`{nom}`) stand
   * for what the seller's identity says.
   */
  readonly body: string;
}
