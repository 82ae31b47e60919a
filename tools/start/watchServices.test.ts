import { watchServices } from './watchServices';

/** Services that end when told to. */
function watch(...names: readonly string[]) {
  const ends = new Map<string, () => void>();
  const services = names.map((name) => ({
    name,
    ended: new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} ended (SIGKILL)`))),
  }));
  const stopping = new AbortController();
  const lost: string[] = [];
  const { add, ended } = watchServices({
    stopping: stopping.signal,
    onLost: (sentence) => lost.push(sentence),
  });
  for (const service of services) add(service);
  return { ended, lost, stopping, end: (name: string) => ends.get(name)?.() };
}

describe('watchServices', () => {
  it.each([
    ['auth', /^auth ended \(SIGKILL\): nobody can sign in .* all pages are served on$/],
    ['paypal', /^paypal ended \(SIGKILL\): nothing can be paid .* all pages are served on$/],
  ])('says what is away without %s, and lets the site go on', async (name, sentence) => {
    const { ended, lost, end } = watch('backend', 'auth', 'paypal', 'delivery');
    end(name);
    await Promise.resolve();
    expect(lost).toEqual([expect.stringMatching(sentence)]);

    end('delivery');
    expect(await ended).toBe('delivery ended (SIGKILL)');
  });

  it.each(['postgres', 'backend', 'delivery'])('gives the site up without %s', async (name) => {
    const { ended, lost, end } = watch('postgres', 'backend', 'auth', 'delivery');
    end(name);
    expect(await ended).toBe(`${name} ended (SIGKILL)`);
    expect(lost).toEqual([]);
  });

  it('says nothing of a part that is stopped with the site', async () => {
    const { lost, stopping, end } = watch('backend', 'auth');
    stopping.abort();
    end('auth');
    await Promise.resolve();
    expect(lost).toEqual([]);
  });
});
