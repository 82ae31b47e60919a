import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Alert,
  DescriptionList,
  EmptyState,
  FailureCard,
  IconButton,
  PageHeader,
  SaddleCloth,
  SegmentedLink,
  SegmentedLinks,
  SkeletonGroup,
  SkeletonText,
  Snackbar,
  SnackbarRegion,
  StatusPill,
} from './index';
import { renderUi } from './testing/renderUi';

describe('messages', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('an alert of severity %s has role %s', (severity, role) => {
    renderUi(<Alert severity={severity}>Arrivée modifiée</Alert>);
    expect(screen.getByRole(role)).toHaveTextContent('Arrivée modifiée');
  });

  it('a failure card interrupts and tries again', async () => {
    const handleRetry = jest.fn();
    renderUi(<FailureCard onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('n’a pas pu s’afficher');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('a failure card that cannot try again has no button', () => {
    renderUi(<FailureCard title="Compte indisponible" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('an empty state is no alert', () => {
    renderUi(<EmptyState title="Aucune réunion pour cette journée" />);
    expect(screen.getByText('Aucune réunion pour cette journée')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a snackbar is announced where it stands and can be closed', async () => {
    const handleClose = jest.fn();
    renderUi(
      <SnackbarRegion>
        <Snackbar severity="error" onClose={handleClose}>
          Erreur lors de la sauvegarde du paiement
        </Snackbar>
        <Snackbar severity="info" onClose={handleClose}>
          Arrivée de la course 3
        </Snackbar>
      </SnackbarRegion>,
    );
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde du paiement');
    await userEvent.click(screen.getAllByRole('button', { name: 'Fermer' })[1] as HTMLElement);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('skeletons say once that something is loading, and to who runs no scripts that it will not come', () => {
    renderUi(
      <SkeletonGroup>
        <SkeletonText />
        <SkeletonText />
      </SkeletonGroup>,
    );
    const status = within(screen.getByRole('status'));
    expect(status.getByText('Chargement…')).toBeInTheDocument();
    expect(status.getByText('Cette partie s’affiche avec JavaScript.')).not.toBeVisible();
  });
});

describe('pieces of a page', () => {
  it('a page header holds the one first-level heading', () => {
    renderUi(<PageHeader title="Réunions du jour" subtitle="samedi 21 novembre 2026" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Réunions du jour$/);
  });

  it('a saddle-cloth reads its number, and that a horse does not run', () => {
    renderUi(<SaddleCloth number={7} kind="nonRunner" />);
    expect(screen.getByText('N° 7, non-partant')).toBeInTheDocument();
  });

  it('a race status is words, not only colour', () => {
    renderUi(<StatusPill status="provisional" />);
    expect(screen.getByText('Arrivée provisoire')).toBeInTheDocument();
  });

  it('an icon button is named by its label', () => {
    renderUi(<IconButton icon="x" label="Fermer" />);
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
  });

  it('a row of links is a named navigation with one current link', () => {
    renderUi(
      <SegmentedLinks label="Réunions">
        <SegmentedLink href="#R1" aria-current="page">
          R1
        </SegmentedLink>
        <SegmentedLink href="#R2">R2</SegmentedLink>
      </SegmentedLinks>,
    );
    expect(screen.getByRole('navigation', { name: 'Réunions' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('R1');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('a description list leaves out facts that are not known', () => {
    renderUi(
      <DescriptionList
        items={[
          { term: 'Père', detail: 'Ready Cash' },
          { term: 'Mère', detail: '' },
          { term: 'Robe', detail: undefined },
          { term: 'Courses', detail: 0 },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Père', 'Courses']);
  });
});
