import { parseNotification } from './parseNotification';

const defaults = { status: 'info', snackbar: true, timeout: 6000, meta: {} };

describe('parseNotification', () => {
  it('takes a message with the defaults of the specification', () => {
    expect(parseNotification({ message: 'Bonjour' })).toEqual({ message: 'Bonjour', ...defaults });
  });

  it('takes everything a message can say', () => {
    const whole = {
      message: 'Arrivée R1C4',
      status: 'success',
      snackbar: false,
      timeout: 1500,
      meta: { type: 'arrival', jour: '2026-01-01' },
    };
    expect(parseNotification(whole)).toEqual(whole);
  });

  it.each([
    undefined,
    null,
    'Bonjour',
    7,
    [],
    {},
    { message: '' },
    { message: '  ' },
    { message: 7 },
    { message: null },
    { status: 'error' },
  ])('ignores %j', (data) => {
    expect(parseNotification(data)).toBeNull();
  });

  it.each([undefined, null, 7, '', 'fatal', {}])('falls back to info for the status %j', (status) => {
    expect(parseNotification({ message: 'x', status })).toMatchObject({ status: 'info' });
  });

  it.each([undefined, null, 0, 'false', {}])('falls back to a snackbar for %j', (snackbar) => {
    expect(parseNotification({ message: 'x', snackbar })).toMatchObject({ snackbar: true });
  });

  it.each([undefined, null, '3000', Number.NaN, Number.POSITIVE_INFINITY, {}])(
    'falls back to 6000 ms for the timeout %p',
    (timeout) => {
      expect(parseNotification({ message: 'x', timeout })).toMatchObject({ timeout: 6000 });
    },
  );

  it('keeps a timeout of 0', () => {
    expect(parseNotification({ message: 'x', timeout: 0 })).toMatchObject({ timeout: 0 });
  });

  it.each([undefined, null, 'x', 7])('falls back to no meta for %j', (meta) => {
    expect(parseNotification({ message: 'x', meta })).toMatchObject({ meta: {} });
  });
});
