import type { ServerCalls } from '@galopin/shared/contracts';
import type { Renders } from './createRenders';
import { refusalIn } from './faults';
import { RenderError, type RenderFault } from './RenderError';
import type { RoomMessage } from './roomMessage';

interface Handling {
  readonly renders: Renders;
  readonly send: (message: object) => void;
  readonly end: (fault: RenderFault, message: string, place?: string) => void;
  readonly onReady: () => void;
}

/** Does what a room asks for; a message about a render that has ended changes nothing. */
export function handleMessage(message: RoomMessage, { renders, send, end, onReady }: Handling): void {
  switch (message.kind) {
    case 'ready':
      return onReady();
    case 'unusable':
      return end(refusalIn(message.message) ?? 'shape', message.message, message.stack);
    case 'ask':
      return void answer(send, renders, message);
    case 'rendered':
      return renders.take(message.id)?.resolve(message.page);
    case 'failed': {
      const fault = refusalIn(message.message) ?? 'threw';
      return renders.take(message.id)?.reject(new RenderError(fault, message.message, message.stack));
    }
    case 'log': {
      const calls = message.of === null ? renders.anyCalls() : renders.callsOf(message.of);
      return calls?.log(message.level, message.message, message.context);
    }
    case 'pong':
  }
}

async function answer(
  send: Handling['send'],
  renders: Renders,
  { id, of, call, args }: Extract<RoomMessage, { kind: 'ask' }>,
): Promise<void> {
  const calls = renders.callsOf(of);
  if (!calls) return;
  renders.pause(of);
  const answered = await ask(calls, call, args);
  renders.resume(of);
  send({ kind: 'answer', id, ...answered });
}

async function ask(
  calls: ServerCalls,
  call: 'get' | 'run',
  [first, params]: Extract<RoomMessage, { kind: 'ask' }>['args'],
) {
  try {
    const value = call === 'get' ? await calls.get(first) : await calls.run(first, params);
    return { problem: null, value: value ?? null };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
