import type { FastifyPluginAsync } from 'fastify';
import { identityRoutes, type IdentityDependencies } from './identityRoutes';
import { userRoutes, type UsersDependencies } from './userRoutes';

export type MembersOptions = IdentityDependencies & UsersDependencies;

/** Accounts, each for whose it is. */
export const membersPlugin: FastifyPluginAsync<MembersOptions> = async (app, options) => {
  await app.register(userRoutes, options);
  await app.register(identityRoutes, options);
};
