import { GlobalStyle, ThemeRoot } from '@galopin/shared/ui';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery';
import { fr } from './i18n/fr';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root');
document.title = fr.title;

createRoot(container).render(
  <ThemeRoot>
    <GlobalStyle />
    <Gallery />
  </ThemeRoot>,
);
