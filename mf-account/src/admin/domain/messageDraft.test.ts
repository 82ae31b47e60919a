import { draftFaults, EMPTY_DRAFT, orderOf, type MessageDraft } from './messageDraft';

const NOW = Date.parse('2026-11-21T14:15:00Z');
const draft = (change: Partial<MessageDraft>): MessageDraft => ({
  ...EMPTY_DRAFT,
  message: 'Bonjour',
  ...change,
});

describe('a message that is written', () => {
  it.each<[Partial<MessageDraft>, object]>([
    [{}, {}],
    [{ message: '  ' }, { message: 'empty' }],
    [{ message: 'x'.repeat(501) }, { message: 'long' }],
    [{ seconds: '0,5' }, { seconds: 'seconds' }],
    [{ seconds: '61' }, { seconds: 'seconds' }],
    [{ seconds: '' }, { seconds: 'seconds' }],
    [{ seconds: '', shown: 'history' }, {}],
    [{ href: '/Course/12?onglet=cotes' }, {}],
    [{ href: 'https://site.test' }, { href: 'href' }],
    [{ href: '//site.test' }, { href: 'href' }],
    [{ href: '/\\site.test' }, { href: 'href' }],
    [{ when: 'later' }, { time: 'moment' }],
    [{ when: 'later', jour: '2026-11-21', time: '15:15' }, { time: 'past' }],
    [{ when: 'later', jour: '2026-11-21', time: '15:16' }, {}],
    [{ when: 'later', jour: '2026-12-22', time: '00:00' }, { time: 'far' }],
    [{ when: 'now', jour: 'x', time: 'y' }, {}],
  ])('%j has the faults %j', (change, faults) => expect(draftFaults(draft(change), NOW)).toEqual(faults));

  it('is sent with its time in Paris, its link and its duration', () => {
    expect(
      orderOf(
        draft({
          message: ' Départ ! ',
          status: 'warning',
          seconds: '2,5',
          href: ' /Jour ',
          when: 'later',
          jour: '2026-11-22',
          time: '18:30',
        }),
      ),
    ).toEqual({
      message: 'Départ !',
      status: 'warning',
      snackbar: true,
      timeout: 2500,
      meta: { href: '/Jour' },
      at: '2026-11-22T17:30:00.000Z',
    });
  });

  it('stays for no time where only the history has it', () => {
    expect(orderOf(draft({ shown: 'history' }))).toEqual({
      message: 'Bonjour',
      status: 'info',
      snackbar: false,
    });
  });
});
