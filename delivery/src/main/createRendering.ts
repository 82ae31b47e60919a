import { createRenderer } from '@galopin/renderer';
import type { FastifyInstance } from 'fastify';
import { createPages, NEVER_RENDERED, type PageAnswers, type Pages } from '../pages/createPages';
import { createServerHalves } from '../pages/createServerHalves';
import type { DeliverySettings } from '../settings/env';
import type { BuildStore } from '../store/BuildStore';

interface RenderingOptions {
  readonly settings: Pick<DeliverySettings, 'PAGES_RENDERED_BY'>;
  readonly store: BuildStore;
  readonly answers: PageAnswers;
  readonly now: () => Date;
}

/** What renders pages, as long as delivery runs. */
export function createRendering(
  app: FastifyInstance,
  { settings, store, answers, now }: RenderingOptions,
): Pages {
  if (settings.PAGES_RENDERED_BY === 'browser') return NEVER_RENDERED;
  const renderer = createRenderer();
  app.addHook('onClose', async () => renderer.close());
  return createPages({ renderer, halves: createServerHalves(store), answers, now, log: app.log });
}
