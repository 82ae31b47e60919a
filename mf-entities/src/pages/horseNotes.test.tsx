import { AppError } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@galopin/shared/testing/fetch';
import { entityAnswer } from '../testing/entityAnswers';
import { raceRow, runnerRow, shellWith } from '../testing/entityFixtures';
import { page as horse } from './horse';
import { page as race } from './race';

const uid = fakeSessions.member.user.uid;
const kept = { horse: 101, name: 'Cheval 1', note: 'À revoir', updatedAt: '2026-11-20T10:00:00.000Z' };

interface Notes {
  list?: unknown;
  change?: (body: unknown) => unknown;
}

/** A member's shell beside whose answers stand those of notes; an Error is thrown. */
function memberShell({ list = { notes: [kept] }, change }: Notes = {}, session = fakeSessions.member) {
  const race77 = shellWith({ races: [raceRow()], runners: [runnerRow(1), runnerRow(2)] }, { session });
  const answers: { list: unknown; change: Notes['change'] } = { list, change };
  const answer = async ({ kind, name, query, body }: RecordedCall): Promise<unknown> => {
    let found: unknown;
    if (name.endsWith('/performances')) found = { total: 0, rows: [] };
    else if (name.startsWith('/apin/entities/horse/')) found = entityAnswer('horse');
    else if (!name.startsWith('/apin/user/')) {
      if (kind === 'run') return race77.data.run(name, query);
      return (await race77.api.get(name, { query })).body;
    } else if (kind === 'get') found = answers.list;
    else found = kind === 'delete' ? null : { ...kept, ...(body as object) };
    if (kind === 'patch' || kind === 'delete') found = answers.change?.(body) ?? found;
    if (found instanceof Error) throw found;
    return found;
  };
  return Object.assign(createFakeShell({ now: Date.parse('2026-11-21T12:00:00Z'), session, answer }), {
    answers,
  });
}

async function openCard(shell = memberShell()) {
  const shown = await renderPage(race, { params: { id: '77' }, shell });
  await act(async () => {});
  return { ...shown, shell };
}
const unfold = async (number: number) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`Détails.*Cheval ${number}`) }));
const field = (number: number) => screen.findByRole('textbox', { name: `Ma note sur Cheval ${number}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer la note' }));
/** What is unfolded of a runner is a row of its own below. */
const row = (number: number) => screen.getAllByRole('row', { name: new RegExp(`Cheval ${number}`) })[0]!;

describe('notes on the race card', () => {
  it('mark the horses that are spotted, and are asked for of its runners alone', async () => {
    const { shell } = await openCard();
    expect(await within(row(1)).findByText('Repéré')).toBeVisible();
    expect(within(row(2)).queryByText('Repéré')).not.toBeInTheDocument();
    expect(shell.calls.find(({ name }) => name === `/apin/user/${uid}/notes`)?.query).toEqual({
      horses: '101,102',
    });
  });

  it('are kept at once, and mark their horse', async () => {
    const { shell } = await openCard();
    await unfold(2);
    await userEvent.type(await field(2), ' Aime le lourd ');
    await save();
    expect(await screen.findByText('Note enregistrée.')).toBeVisible();
    expect(within(row(2)).getByText('Repéré')).toBeVisible();
    expect(shell.calls.at(-1)).toMatchObject({
      kind: 'patch',
      name: `/apin/user/${uid}/notes/102`,
      body: { note: 'Aime le lourd' },
    });
  });

  it('survive a save that fails, in their field and in a row that is folded meanwhile', async () => {
    const shell = memberShell({ change: () => new AppError('network', 'no answer') });
    await openCard(shell);
    await unfold(2);
    await userEvent.type(await field(2), 'Précieux');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/votre texte reste ici/);
    await userEvent.click(screen.getByRole('button', { name: /Détails.*Cheval 2/ }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await unfold(2);
    expect(await field(2)).toHaveValue('Précieux');
    shell.answers.change = undefined;
    await save();
    expect(await screen.findByText('Note enregistrée.')).toBeVisible();
  });

  it('are refused by name where there are too many', async () => {
    const refused = new AppError('http', 'HTTP error! status: 409', {
      details: { status: 409, refusal: 'too-many-notes' },
    });
    await openCard(memberShell({ change: () => refused }));
    await unfold(1);
    await userEvent.type(await field(1), ' encore');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/déjà 500 chevaux repérés/);
    expect(await field(1)).toHaveValue('À revoir encore');
  });

  it('are not sent when they are too long or empty', async () => {
    await openCard();
    await unfold(1);
    const text = await field(1);
    await userEvent.clear(text);
    expect(screen.getByRole('button', { name: 'Enregistrer la note' })).toBeDisabled();
    await userEvent.click(text);
    await userEvent.paste('x'.repeat(1001));
    expect(screen.getByText(/1.001 caractères : 1.000 au plus/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enregistrer la note' })).toBeDisabled();
  });

  it('are taken away, and their mark with them', async () => {
    await openCard();
    await unfold(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer la note' }));
    expect(await screen.findByText('Note supprimée.')).toBeVisible();
    expect(await field(1)).toHaveValue('');
    expect(within(row(1)).queryByText('Repéré')).not.toBeInTheDocument();
  });

  it('say when they could not be read, and are read again', async () => {
    const shell = memberShell({ list: httpError(503) });
    await openCard(shell);
    await unfold(1);
    expect(await screen.findByText(/Votre note n’a pas pu être chargée/)).toBeVisible();
    shell.answers.list = { notes: [kept] };
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await field(1)).toHaveValue('À revoir');
  });

  it('want an account: a visitor is told, and nothing is asked for', async () => {
    const shell = shellWith({ races: [raceRow()], runners: [runnerRow(1)] });
    await renderPage(race, { params: { id: '77' }, shell });
    await unfold(1);
    expect(await screen.findByText(/Il faut un compte/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(shell.calls.some(({ name }) => name.includes('/notes'))).toBe(false);
  });
});

describe('the note on a horse’s page', () => {
  it('is unfolded, changed and kept', async () => {
    const shell = memberShell();
    await renderPage(horse, { params: { id: '101' }, shell });
    await userEvent.click(await screen.findByRole('button', { name: 'Ma note (repéré)' }));
    const text = await screen.findByRole('textbox', { name: /^Ma note sur/ });
    expect(text).toHaveValue('À revoir');
    await userEvent.type(text, ' vite');
    await save();
    expect(await screen.findByText('Note enregistrée.')).toBeVisible();
  });

  it('tells a visitor that it takes an account', async () => {
    await renderPage(horse, {
      params: { id: '101' },
      shell: createFakeShell({ answer: () => entityAnswer('horse') }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ma note' }));
    expect(await screen.findByText(/Il faut un compte/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/connec');
  });
});
