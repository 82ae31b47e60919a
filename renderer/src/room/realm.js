'use strict';
// Evaluated inside of the realm that pages are rendered in; `room.mjs` takes what the last line says. `host` is reachable
// by what stands here and by nothing else.
{
  const LIMITS = { message: 300, stack: 2000 };

  /** What a page threw, as text: reading it may throw as well. */
  function describe(error) {
    try {
      return {
        message: String(error?.message ?? error).slice(0, LIMITS.message),
        stack: String(error?.stack ?? '').slice(0, LIMITS.stack),
      };
    } catch {
      return { message: 'an error that cannot be read', stack: '' };
    }
  }

  /** Timers and a console, as every page and library expects them. */
  function giveGlobals({ startTimer, stopTimer, log }) {
    const waiting = new Map();
    let last = 0;
    globalThis.self = globalThis;
    globalThis.setTimeout = (task, milliseconds, ...args) => {
      const id = (last += 1);
      waiting.set(id, () => task(...args));
      startTimer(id, Number(milliseconds) || 0);
      return id;
    };
    globalThis.clearTimeout = (id) => {
      if (waiting.delete(id)) stopTimer(id);
    };
    globalThis.queueMicrotask = (task) => void Promise.resolve().then(task);
    const write =
      (level) =>
      (...words) =>
        log(level, words.map(String).join(' '), undefined);
    const [info, warn, error] = ['info', 'warn', 'error'].map(write);
    globalThis.console = { log: info, info, debug: info, warn, error };
    return (id) => {
      const task = waiting.get(id);
      waiting.delete(id);
      task?.();
    };
  }

  /** Questions to the API, and who waits for which answer. */
  function createCalls({ ask, log }) {
    const asked = new Map();
    let last = 0;
    const call =
      (of, name) =>
      (...args) =>
        new Promise((resolve, reject) => {
          const id = (last += 1);
          asked.set(id, { resolve, reject });
          ask(id, of, name, JSON.stringify(args));
        });
    return {
      of: (render) => ({
        get: call(render, 'get'),
        run: call(render, 'run'),
        log: (level, message, context) =>
          log(level, String(message), context === undefined ? undefined : JSON.stringify(context)),
      }),
      answer(id, problem, value) {
        const promise = asked.get(id);
        asked.delete(id);
        if (problem === null) promise?.resolve(JSON.parse(value));
        else promise?.reject(new Error(problem));
      },
    };
  }

  function evaluate(half, modules) {
    const module = { exports: {} };
    half(module, module.exports, (request) => {
      if (Object.hasOwn(modules, request)) return modules[request];
      throw new Error(`${request} is not to be had on a server`);
    });
    return module.exports;
  }

  function furnish(host) {
    const fire = giveGlobals(host);
    const calls = createCalls(host);
    let shell;
    let pages = {};
    const draw = async (id, request, page) => {
      const module = page === null ? null : pages[page]?.().page;
      if (module === undefined) throw new Error(`there is no page ${page}`);
      return JSON.stringify(await shell.render(JSON.parse(request), module, calls.of(id)));
    };
    return {
      describe,
      fire,
      answer: calls.answer,
      load(ofShell, ofRemote) {
        // Nothing listens to a stream of Node's here.
        shell = evaluate(ofShell, { stream: {} }).shell;
        if (ofRemote !== null) pages = evaluate(ofRemote, shell.modules).pages;
      },
      render(id, request, page) {
        draw(id, request, page).then(
          (drawn) => host.rendered(id, drawn),
          (error) => {
            const { message, stack } = describe(error);
            host.failed(id, message, stack);
          },
        );
      },
    };
  }

  // oxlint-disable-next-line no-unused-expressions -- what the script comes to
  furnish;
}
