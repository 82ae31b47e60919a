import { loadScript } from './loadScript';

const request = { url: '/_mf/mf-test/1/entry.js', integrity: 'sha384-x', timeout: 1000 };
const lastScript = () => {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('no script was added');
  return script;
};

describe('loadScript', () => {
  it('asks for the script with its hash, and takes the element away once it has run', async () => {
    const loaded = loadScript(document, request);
    const script = lastScript();
    expect(script.getAttribute('src')).toBe(request.url);
    expect(script.integrity).toBe('sha384-x');
    expect(script.crossOrigin).toBe('anonymous');
    script.dispatchEvent(new Event('load'));
    await loaded;
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('waits for the document’s own tag of it instead of asking twice', async () => {
    const early = Object.assign(document.createElement('script'), { src: request.url });
    document.head.append(early);
    const loaded = loadScript(document, request);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    early.dispatchEvent(new Event('load'));
    await loaded;
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('asks anew when the document’s own tag has failed before', async () => {
    const early = Object.assign(document.createElement('script'), { src: request.url });
    early.setAttribute('data-failed', '');
    document.body.append(early);
    const loaded = loadScript(document, request);
    expect(lastScript()).not.toBe(early);
    lastScript().dispatchEvent(new Event('load'));
    await loaded;
    early.remove();
  });

  it('refuses with remote-load when it cannot be had', async () => {
    const loaded = loadScript(document, request);
    lastScript().dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toMatchObject({ code: 'remote-load', details: { url: request.url } });
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('refuses with remote-timeout when it does not come in time', async () => {
    jest.useFakeTimers();
    const loaded = loadScript(document, request);
    const outcome = loaded.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await outcome).toMatchObject({
      code: 'remote-timeout',
      message: `${request.url} did not come within 1000 ms`,
    });
    expect(document.head.querySelector('script')).toBeNull();
    jest.useRealTimers();
  });
});
