// Runs in a page, before anything of it: notes what a load costs until the page is alive and quiet.
{
  /** Milliseconds without a long task that end a load. */
  const QUIET = 1500;
  /** Milliseconds after which a page that does not come alive is given up. */
  const LIMIT = 60_000;

  const tasks = [];
  let largest = 0;
  let alive;

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  // React leaves its mark on what it has made or taken over, and answers to taps on that.
  const isAlive = () => {
    const heading = document.querySelector('[data-remote] h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
  };
  const look = () => {
    if (isAlive()) alive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  const read = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      document: navigation.responseEnd,
      firstContent: paint.startTime,
      largestContent: largest,
      alive,
      tasks,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ responseEnd, encodedBodySize }) => ({ end: responseEnd, bytes: encodedBodySize })),
    };
  };

  window.__load = {
    whenQuiet: () =>
      new Promise((resolve, reject) => {
        const check = () => {
          const now = performance.now();
          const last = tasks.at(-1);
          if (alive !== undefined && now > Math.max(alive, last ? last.start + last.length : 0) + QUIET)
            resolve(read());
          else if (now > LIMIT) reject(new Error(`${location.href} is not alive after ${LIMIT} ms`));
          else setTimeout(check, QUIET / 4);
        };
        check();
      }),
  };
}
