import { createServer } from 'node:net';
import { once } from 'node:events';
import { onAnyPort, tryPort } from './onAnyPort';

describe('onAnyPort', () => {
  it('tries another port where somebody was quicker', async () => {
    const [quicker, server] = [createServer(), createServer()];
    const tried: number[] = [];
    const port = await onAnyPort(async (given) => {
      tried.push(given);
      const listener = tried.length === 1 ? quicker : server;
      listener.listen(given, '127.0.0.1');
      await once(listener, 'listening');
      if (listener === quicker) throw new Error('taken meanwhile');
      return given;
    });
    expect(tried).toEqual([expect.any(Number), port]);
    // Taken by now: the preferred port is left alone.
    expect(await tryPort(port, '127.0.0.1')).toBeNull();
    expect(await onAnyPort(async (given) => given, port)).not.toBe(port);
    quicker.close();
    server.close();
    await once(server, 'close');
    expect(await onAnyPort(async (given) => given, port)).toBe(port);
  });

  it('tells at once what is wrong besides the port', async () => {
    const start = jest.fn(async () => Promise.reject(new Error('no such program')));
    await expect(onAnyPort(start)).rejects.toThrow('no such program');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
