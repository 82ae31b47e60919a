import { useEffect } from 'react';
import { fr } from '../i18n/fr';

/** Titles the document, the site's name last. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${fr.siteName}`;
  }, [title]);
}
