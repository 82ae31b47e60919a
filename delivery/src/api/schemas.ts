import { Type } from 'typebox';
import { BUILD_ID, BUILD_NAME } from '../builds/buildArtifactSchema';

/** Pieces that the routes of the release API are described with. */
export const name = Type.String({ pattern: BUILD_NAME });
export const buildId = Type.String({ pattern: BUILD_ID });
/** A build id, or six and more of its first digits. */
export const buildPrefix = Type.String({ pattern: '^[0-9a-f]{6,16}$' });
export const environment = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });
/** A text that is not only space. */
export const sentence = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
/** A number in an address: text, because nothing is made to fit. */
export const digits = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
