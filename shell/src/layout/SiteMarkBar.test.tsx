import { screen } from '@testing-library/react';
import { fakePages, fakeRoute, ready, textPage } from '../testing/fixtures';
import { renderSite } from '../testing/renderSite';
import type { SiteMark } from './siteMarks';

const visit = (marks: readonly SiteMark[]) =>
  renderSite({
    routes: [fakeRoute()],
    pages: fakePages({ 'mf-test/home': ready(textPage('Les courses')) }),
    path: '/',
    marks,
  });
const bar = () => screen.queryByRole('region', { name: 'Version du site' });

describe('the bar above the header', () => {
  it('is not there on the site as everybody sees it', async () => {
    await visit([]);
    expect(bar()).toBeNull();
  });

  it('names a preview and leads back to the site by a link of the document', async () => {
    await visit([{ kind: 'preview', text: 'Aperçu : mf-races 1a2b…' }]);
    expect(bar()).toHaveTextContent('Aperçu : mf-races 1a2b… — Revenir au site');
    expect(screen.getByRole('link', { name: 'Revenir au site' })).toHaveAttribute(
      'href',
      '/__override/reset',
    );
  });

  it('marks staging, from which no link leads away', async () => {
    await visit([{ kind: 'staging', text: 'Site de préparation' }]);
    expect(bar()).toHaveTextContent('Site de préparation');
    expect(screen.queryByRole('link', { name: 'Revenir au site' })).toBeNull();
  });
});
