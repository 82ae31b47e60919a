/** Speaks to the other open tabs of the site. */
export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

/** One that nobody hears where the browser has none. */
export function createChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('galopin.favourites');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
