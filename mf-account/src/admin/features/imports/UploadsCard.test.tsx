import { AppError, UPLOAD_LIMITS } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderWithShell,
  type RecordedCall,
} from '@galopin/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importDetails } from '../../testing/adminFixtures';
import { UploadsCard } from './UploadsCard';

const UPLOAD = '00000000-0000-4000-8000-000000000000';
const PIECES = `/apin/admin/imports/uploads/${UPLOAD}`;
const fileOf = (name: string, text = '[{}]') => new File([text], name);
const large = () => Object.defineProperty(fileOf('grand.sql'), 'size', { value: UPLOAD_LIMITS.file + 1 });

/** A site that takes every file and imports it as run 12. */
function open(answers: Readonly<Record<string, (call: RecordedCall) => unknown>> = {}) {
  const taken: Readonly<Record<string, (call: RecordedCall) => unknown>> = {
    'post /apin/admin/imports': () => ({ upload: UPLOAD }),
    [`post ${PIECES}`]: () => ({ received: 4, run: 12 }),
    'get /apin/admin/imports/12': () => importDetails(),
    ...answers,
  };
  const answer = (call: RecordedCall) => {
    const made = taken[`${call.kind} ${call.name}`];
    if (made === undefined) throw httpError(404, call.name);
    return made(call);
  };
  const shell = createFakeShell({ session: fakeSessions.admin, answer });
  renderWithShell(<UploadsCard />, shell);
  return shell;
}
const input = () => screen.getByLabelText(/Déposez des fichiers ici/);
const rows = () => within(screen.getByRole('list', { name: 'Fichiers envoyés' })).getAllByRole('listitem');
const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);

describe('files that are given to be imported', () => {
  it('are sent one after another, each told with what came of it and a way to its run', async () => {
    const shell = open();
    await userEvent.upload(input(), [fileOf('courses.json'), fileOf('partants.csv', 'a;b\n')]);
    expect(await rowOf('partants.csv').findByRole('link', { name: /Import pturf/ })).toHaveAttribute(
      'href',
      '/Admin?vue=imports&import=12',
    );
    const row = rowOf('courses.json');
    expect(row.getByText('1 204 nouvelles lignes, 3 modifiées')).toBeVisible();
    const rejects = within(row.getByRole('list', { name: 'Lignes refusées de courses.json' }));
    expect(rejects.getByText('jour is no day: 2026-13-01')).toBeVisible();
    expect(rejects.getByText('… et 1 ligne refusée')).toBeVisible();
    expect(shell.calls.filter(({ kind }) => kind === 'post').map(({ body }) => body)).toEqual([
      { name: 'courses.json', size: 4 },
      { at: 0, piece: btoa('[{}]') },
      { name: 'partants.csv', size: 4 },
      { at: 0, piece: btoa('a;b\n') },
    ]);
    expect(shell.holdsInput()).toBe(false);
  });

  it('can be dropped, and show how far they are, with the page held meanwhile', async () => {
    const pieces = [{ received: 1, run: null }, new Promise(() => undefined)];
    const shell = open({ [`post ${PIECES}`]: () => pieces.shift() });
    fireEvent.drop(input().closest('label') ?? document.body, {
      dataTransfer: { files: [fileOf('courses.json'), fileOf('b.json')] },
    });
    expect(await screen.findByText('Envoi : 25 %')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Envoi de courses.json' })).toHaveValue(1);
    expect(rowOf('b.json').getByText('En attente')).toBeVisible();
    expect(shell.holdsInput()).toBe(true);
  });

  it('belong to the race that is named, for documents that name none', async () => {
    const shell = open();
    const field = screen.getByLabelText(/Course des documents du PMU/);
    for (const wrong of ['R1C1', '2026-02-30/R1/C1']) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      expect(screen.getByText(/Une course s’écrit/)).toBeVisible();
    }
    expect(input()).toBeDisabled();
    fireEvent.drop(input().closest('label') ?? document.body, {
      dataTransfer: { files: [fileOf('a.json')] },
    });
    expect(screen.queryByText('a.json')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, ' 2026-07-07/R1/C1 ');
    await userEvent.upload(input(), fileOf('participants.json'));
    expect(await rowOf('participants.json').findByRole('link', { name: /Import pturf/ })).toBeVisible();
    expect(shell.calls.find(({ name }) => name === '/apin/admin/imports')?.body).toEqual({
      name: 'participants.json',
      size: 4,
      race: '2026-07-07/R1/C1',
    });
  });

  it.each([
    ['too large', large(), undefined, 'Ce fichier dépasse 200 Mo'],
    ['empty', fileOf('vide.csv', ''), undefined, 'Ce fichier est vide'],
    ['too large for the site', fileOf('a.csv'), httpError(413), 'Ce fichier dépasse 200 Mo'],
    ['sent by somebody else', fileOf('a.csv'), httpError(403), 'Votre connexion ne permet pas cet envoi'],
    ['refused', fileOf('a.csv'), httpError(500), 'Le site a refusé ce fichier'],
    ['sent offline', fileOf('a.csv'), new AppError('network', 'no answer'), 'vérifiez votre connexion'],
    ['unreadable', fileOf('a.csv'), new Error('NotReadableError'), 'n’a pas pu être lu sur votre appareil'],
  ])('say at a file that it is %s, and go on with the others', async (_what, file, error, said) => {
    const failures = error === undefined ? [] : [error];
    open({
      'post /apin/admin/imports': () => {
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
        return { upload: UPLOAD };
      },
    });
    await userEvent.upload(input(), [file, fileOf('bon.json')]);
    expect(await rowOf('bon.json').findByRole('link', { name: /Import pturf/ })).toBeVisible();
    const [first] = rows();
    expect(within(first ?? document.body).getByRole('alert')).toHaveTextContent(said);
  });

  it('say why a file could not be used', async () => {
    const { counts } = importDetails();
    const unusable = { file: 'a.csv', counts, failure: 'is empty', rejectsFile: null };
    open({
      'get /apin/admin/imports/12': () =>
        importDetails({ outcome: 'incomplete', fileReports: [unusable], rejects: [] }),
    });
    await userEvent.upload(input(), fileOf('a.csv'));
    expect(await screen.findByText('is empty')).toBeVisible();
    expect(screen.getByText('Fichier inutilisable')).toBeVisible();
  });
});
