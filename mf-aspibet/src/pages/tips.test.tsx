import { AppError } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type FakeShellOptions,
} from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_RECORD, lockedRow, NOON, pressRow, raceRow, tipRow, TODAY } from '../testing/tipFixtures';
import { page } from './tips';

const DAY = [
  raceRow({ quinte: 1, arriv: '8-4-15-2-11-9' }),
  raceRow({ id: 105, prix: 5, prixnom: 'Prix d’Arras' }),
  raceRow({ id: 201, reun: '2', prix: 1, hippo: 'Craon', prixnom: 'Prix Ourasi' }),
];

interface World extends FakeShellOptions {
  readonly races?: () => unknown;
  readonly tips?: () => unknown;
  readonly press?: () => unknown;
  readonly arrivals?: () => unknown;
  readonly record?: () => unknown;
  readonly price?: () => unknown;
  readonly query?: Readonly<Record<string, string>>;
}

async function open({
  races = () => DAY,
  tips = () => ({ tips: [tipRow()], total: 1, unlocked: true }),
  press = () => ({ press: [] }),
  arrivals = () => ({ arrivals: {} }),
  record = () => EMPTY_RECORD,
  price = () => ({ amount: { value: '9.90', currency: 'EUR' }, days: 30, opensAt: null }),
  query = {},
  ...options
}: World = {}) {
  const answers: Readonly<Record<string, () => unknown>> = {
    '/caractrap': races,
    '/apin/arrivals': arrivals,
    '/apin/tips/record': record,
    '/apin/paypal/offer': price,
    tipsOfDay: tips,
    pressOfDay: press,
  };
  const shell = createFakeShell({
    now: NOON,
    session: fakeSessions.subscriber,
    answer: ({ name }) => answers[name]?.(),
    ...options,
  });
  const rendered = await renderPage(page, { shell, query });
  await act(() => Promise.resolve());
  return rendered;
}

describe('/Aspibet', () => {
  it('shows a tip with its groups, its selection in order and the way to the race', async () => {
    const { title } = await open();
    expect(title).toBe('Pronostics du samedi 21 novembre 2026');
    const card = within(screen.getByRole('region', { name: 'R1\u00a0C4 Prix de Vesoul' }));
    const numbers = (label: string) =>
      within(card.getByRole('list', { name: label }))
        .getAllByRole('listitem')
        .map((item) => within(item).getByText(/^\d+$/).textContent);
    expect(numbers('Notre sélection')).toEqual(['4', '8', '15', '2', '11', '9']);
    expect(numbers('Base')).toEqual(['4', '8']);
    expect(numbers('Chances régulières')).toEqual(['15', '2']);
    expect(numbers('Outsiders')).toEqual(['11']);
    expect(numbers('Coup de cœur')).toEqual(['9']);
    expect(card.getByText('Jonquille (4) trouve un engagement favorable.')).toBeInTheDocument();
    expect(card.getByText('Quinté+')).toBeInTheDocument();
    expect(card.getByText('8 - 4 - 15 - 2 - 11')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Voir la course' })).toHaveAttribute('href', '/Course/104');
  });

  it('leaves room for the Quinté+ of the day where the programme has one, and only there', async () => {
    const { shell } = await open({ query: { jour: TODAY } });
    expect(shell.slots).toEqual([{ name: 'quinte-of-the-day', props: { jour: TODAY } }]);
    const without = await open({ races: () => [raceRow({ quinte: 0 })] });
    expect(without.shell.slots).toEqual([]);
    const failed = await open({
      races: () => {
        throw httpError(503);
      },
    });
    expect(failed.shell.slots).toEqual([]);
  });

  it('lists the races without a tip by meeting and says so', async () => {
    await open();
    const craon = within(screen.getByRole('region', { name: 'R2 Craon' }));
    expect(craon.getByRole('link', { name: /Prix Ourasi/ })).toHaveAttribute('href', '/Course/201');
    expect(screen.getAllByText('Pas encore de pronostic pour cette course')).toHaveLength(2);
  });

  it('asks for every meeting and the tips of the day in UTC for a member', async () => {
    const { shell } = await open();
    expect(shell.calls.slice(0, 4)).toEqual([
      {
        kind: 'get',
        name: '/caractrap',
        query: { limit: 1001, sort: 'reun asc, prix asc', jour: TODAY, reun: undefined },
      },
      { kind: 'run', name: 'tipsOfDay', query: {}, body: { day: TODAY } },
      { kind: 'run', name: 'pressOfDay', query: {}, body: { day: TODAY } },
      { kind: 'get', name: '/apin/arrivals', query: { date: TODAY } },
    ]);
  });

  it('asks for meeting 1 only for a visitor', async () => {
    const { shell } = await open({ session: fakeSessions.anonymous });
    expect(shell.calls[0]?.query).toMatchObject({ reun: 1 });
  });

  it('waits for the session of a returning member', async () => {
    const shell = createFakeShell({
      now: NOON,
      session: { status: 'unknown', expected: 'member' },
      answer: ({ kind, name }) =>
        kind === 'run'
          ? { tips: [], press: [], total: 0, unlocked: true }
          : name === '/caractrap'
            ? DAY
            : name === '/apin/arrivals'
              ? { arrivals: {} }
              : EMPTY_RECORD,
    });
    jest.spyOn(shell.session, 'settled').mockResolvedValue(fakeSessions.member);
    await renderPage(page, { shell });
    await act(() => Promise.resolve());
    expect(shell.calls[0]?.query['reun']).toBeUndefined();
  });

  describe('without a subscription', () => {
    const tips = () => ({ tips: [tipRow()], total: 4, unlocked: false });

    it('sends a member to the profile for the other tips', async () => {
      await open({ session: fakeSessions.member, tips });
      expect(screen.getByText('Les autres pronostics sont réservés aux abonnés')).toBeInTheDocument();
      expect(screen.getByText(/^3 autres pronostics sont parus pour cette journée\./)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'S’abonner' })).toHaveAttribute('href', '/Profile');
    });

    it('tells a member who comes back to wait, instead of inviting', async () => {
      await open({ session: fakeSessions.returning, tips });
      expect(screen.getByText('Votre session se rouvre')).toBeInTheDocument();
      expect(screen.queryByText(/réservés aux abonnés/)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /S’abonner|Voir tous/ })).not.toBeInTheDocument();
    });

    it('says what they cost before anybody signs in, and nothing where that is not known', async () => {
      const { unmount } = await open({ session: fakeSessions.anonymous, tips });
      expect(screen.getByText(/L’abonnement coûte 9,90\s€ pour 30 jours/)).toBeVisible();
      unmount();
      const price = () => {
        throw httpError(503);
      };
      await open({ session: fakeSessions.anonymous, tips, price });
      expect(screen.queryByText(/L’abonnement coûte/)).toBeNull();
      expect(screen.getByText('Les autres pronostics sont réservés aux abonnés')).toBeVisible();
    });

    it('sends a visitor to sign in first', async () => {
      await open({ session: fakeSessions.anonymous, tips });
      expect(screen.getByRole('link', { name: 'Voir tous les pronostics' })).toHaveAttribute(
        'href',
        '/connec',
      );
    });

    it('does not say of the other races that they have no tip where it is not known', async () => {
      await open({ session: fakeSessions.member, tips });
      expect(screen.queryByText('Pas encore de pronostic pour cette course')).not.toBeInTheDocument();
    });

    it('shows which races the other tips are on, and says of the rest that they have none', async () => {
      const locked = [
        lockedRow(),
        lockedRow({ raceId: 302, meeting: 3, race: 2, time: null, racecourse: '' }),
      ];
      await open({
        session: fakeSessions.member,
        tips: () => ({ tips: [tipRow()], locked, total: 3, unlocked: false }),
      });
      const [first, second] = within(
        screen.getByRole('list', { name: 'Courses dont le pronostic est réservé' }),
      ).getAllByRole('link');
      expect(first).toHaveAttribute('href', '/Course/201');
      for (const fact of ['R2\u00a0C1', 'Prix Ourasi', '16h05', 'Craon', 'Réservé aux abonnés'])
        expect(first).toHaveTextContent(fact.replace('\u00a0', ' '));
      expect(second).toHaveTextContent('heure à venir');
      expect(screen.getAllByRole('link', { name: /Prix Ourasi/ })).toHaveLength(2);
      expect(screen.getAllByText('Pas encore de pronostic pour cette course')).toHaveLength(1);
    });
  });

  it('shows a tip on a race the visitor does not see with what the tip itself knows', async () => {
    await open({
      session: fakeSessions.anonymous,
      tips: () => ({
        tips: [tipRow({ raceId: 999, meeting: 3, race: 8, racecourse: 'Craon', raceName: 'Prix caché' })],
        unlocked: false,
      }),
    });
    const card = within(screen.getByRole('region', { name: 'R3\u00a0C8 Prix caché' }));
    expect(card.getByText('Craon')).toBeInTheDocument();
  });

  it('shows what is said of single runners', async () => {
    const notes = [{ number: 4, text: 'Déferrée !' }];
    await open({ tips: () => ({ tips: [tipRow({ notes })], unlocked: true }) });
    const card = within(screen.getByRole('region', { name: 'R1\u00a0C4 Prix de Vesoul' }));
    expect(card.getByText(/^Déferrée/).closest('li')).toHaveTextContent('4');
  });

  it('leaves out what a tip does not have', async () => {
    await open({ tips: () => ({ tips: [{ raceId: 104 }], unlocked: true }) });
    const card = within(screen.getByRole('region', { name: 'R1\u00a0C4 Prix de Vesoul' }));
    expect(card.queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows the programme of a day without tips', async () => {
    await open({ tips: () => ({ tips: [], total: 0, unlocked: true }) });
    expect(screen.getByText('Pas encore de pronostic aujourd’hui')).toBeInTheDocument();
    expect(screen.getAllByText('Pas encore de pronostic pour cette course')).toHaveLength(3);
  });

  it('says when the day has no races', async () => {
    await open({ races: () => [], tips: () => ({ tips: [], total: 0, unlocked: true }) });
    expect(screen.getByText('Aucune réunion pour cette journée')).toBeInTheDocument();
    expect(screen.queryByText('Pas encore de pronostic aujourd’hui')).not.toBeInTheDocument();
  });

  it('still shows the races when the tips cannot be had, and tries again', async () => {
    const revalidate = jest.fn();
    await open({
      revalidate,
      tips: () => {
        throw new AppError('data-unavailable', 'The function tipsOfDay failed');
      },
    });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Les pronostics n’ont pas pu être chargés')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Prix Ourasi/ })).toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'fails',
      () => {
        throw httpError(500);
      },
      'erreur 500',
    ],
    [
      'is refused',
      () => {
        throw httpError(401);
      },
      'erreur 401',
    ],
    ['makes no sense', () => ({}), 'réponse illisible'],
  ])('still shows the tips when the programme %s', async (_, races, words) => {
    await open({ races });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('region', { name: 'R1\u00a0C4 Prix de Vesoul' })).toBeInTheDocument();
  });

  describe('the press', () => {
    it('is shown by title, with the runners most named first', async () => {
      await open({ press: () => ({ press: [pressRow()] }) });
      const card = within(screen.getByRole('region', { name: 'Synthèse de la presse' }));
      expect(card.getByRole('link', { name: 'R1\u00a0C4 Prix de Vesoul' })).toHaveAttribute(
        'href',
        '/Course/104',
      );
      const numbers = (title: string) =>
        within(card.getByRole('row', { name: new RegExp(title) }))
          .getAllByRole('cell')
          .map((cell) => cell.textContent);
      expect(numbers('Le Turfiste')).toEqual(['4', '8', '15']);
      expect(numbers('Casaques')).toEqual(['8', '2', '–']);
      const mentions = within(card.getByRole('list', { name: 'Chevaux les plus cités' })).getAllByRole(
        'listitem',
      );
      expect(mentions.map(({ textContent }) => textContent)).toEqual([
        '8 2 citations',
        '2 1 citation',
        '4 1 citation',
        '15 1 citation',
      ]);
    });

    it('takes no room on a day without', async () => {
      await open();
      expect(screen.queryByText('Synthèse de la presse')).not.toBeInTheDocument();
    });

    it('can fail alone, and be asked for again', async () => {
      const revalidate = jest.fn();
      await open({
        revalidate,
        press: () => {
          throw new AppError('data-unavailable', 'The function pressOfDay failed');
        },
      });
      const alert = within(screen.getByRole('alert'));
      expect(alert.getByText('La synthèse de la presse n’a pas pu être chargée')).toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'R1\u00a0C4 Prix de Vesoul' })).toBeInTheDocument();
      await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }));
      expect(revalidate).toHaveBeenCalledTimes(1);
    });
  });

  it('goes on with the navigation when the visitor has left', async () => {
    const left = () => {
      throw new AppError('aborted', 'aborted');
    };
    await expect(open({ races: left })).rejects.toMatchObject({ code: 'aborted' });
  });

  it('lists a day as large as days can be', async () => {
    const races = () =>
      Array.from({ length: 1001 }, (_, i) =>
        raceRow({ id: i + 1, prix: i, reun: String(i % 20), hippo: `Piste ${i % 20}` }),
      );
    await open({ races });
    expect(screen.getAllByRole('link', { name: /Prix de Vesoul/ })).toHaveLength(1000);
  }, 30_000);

  it('carries the gambling notice', async () => {
    await open();
    expect(screen.getByText('18+')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '09 74 75 13 13' })).toBeInTheDocument();
  });
});
