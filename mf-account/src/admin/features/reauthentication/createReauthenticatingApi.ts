import type { ApiAnswer, ApiClient } from '@galopin/shared/contracts';
import { signInRefusal } from '../../domain/signInRefusal';

/**
 * Calls whose sign-in was too long ago wait for the password and go out again, once: whoever made them notices nothing.
 * @param askPassword resolves with whether the password was given
 */
export function createReauthenticatingApi(api: ApiClient, askPassword: () => Promise<boolean>): ApiClient {
  const withPassword = async (call: () => Promise<ApiAnswer>): Promise<ApiAnswer> => {
    try {
      return await call();
    } catch (error) {
      if (signInRefusal(error) !== 'recent-sign-in-required' || !(await askPassword())) throw error;
      return call();
    }
  };
  return {
    get: (...call) => withPassword(() => api.get(...call)),
    post: (...call) => withPassword(() => api.post(...call)),
    patch: (...call) => withPassword(() => api.patch(...call)),
    delete: (...call) => withPassword(() => api.delete(...call)),
  };
}
