import { AUDIENCE_SESSION_ID, AUDIENCE_SESSION_KEY } from '@galopin/shared/contracts';
import { createAudienceSession } from './createAudienceSession';

const NOW = Date.UTC(2026, 10, 22, 12);
const open = (storage: Storage | undefined = sessionStorage) => createAudienceSession(storage, () => NOW);

beforeEach(() => sessionStorage.clear());

describe('the number of a session', () => {
  it('is session_, the time and a random text', () => {
    const id = open().id();
    expect(id).toMatch(AUDIENCE_SESSION_ID);
    expect(id).toMatch(new RegExp(`^session_${NOW}_[a-z0-9]{13}$`));
    expect(sessionStorage.getItem(AUDIENCE_SESSION_KEY)).toBe(id);
  });

  it('is made once per browser session, and anew after it was forgotten', () => {
    const id = open().id();
    expect(open().id()).toBe(id);
    open().forget();
    expect(sessionStorage.getItem(AUDIENCE_SESSION_KEY)).toBeNull();
    expect(open().id()).not.toBe(id);
  });

  it('is missing where the browser keeps none', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    expect(createAudienceSession(undefined, () => NOW).id()).toBeNull();
    expect(open(refusing).id()).toBeNull();
    expect(() => open(refusing).forget()).not.toThrow();
  });
});
