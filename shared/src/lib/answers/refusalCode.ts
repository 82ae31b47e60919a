const CODES = {
  404: 'not-found',
  408: 'too-slow',
  413: 'payload-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
} as const;

type FrameworkCode = (typeof CODES)[keyof typeof CODES] | 'bad-request';

/**
 * The code of a call that the framework refused before any route saw it; its own codes are no part of our API.
 * @param status HTTP status, 400 to 499
 */
export function refusalCode(status: number): FrameworkCode {
  return (CODES as Readonly<Record<number, FrameworkCode>>)[status] ?? 'bad-request';
}
