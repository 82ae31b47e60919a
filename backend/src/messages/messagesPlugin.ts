import type { FastifyPluginAsync } from 'fastify';
import { messageRoutes, type MessageDependencies } from './messageRoutes';
import { streamRoutes, type StreamDependencies } from './streamRoutes';

export type MessagesOptions = MessageDependencies & StreamDependencies;

/** What visitors are told, and what was told them; publishing is a plugin of its own. */
export const messagesPlugin: FastifyPluginAsync<MessagesOptions> = async (app, options) => {
  await app.register(streamRoutes, options);
  await app.register(messageRoutes, options);
};
