import type { DeviceClass } from '@galopin/shared/contracts';

/** Programs that read pages by themselves say so. */
const PROGRAM = /bot\b|crawl|spider|slurp|headless|lighthouse|preview/i;
/** Android tells a phone by "Mobile"; an iPad of today says that it is a Macintosh, and counts as a desktop. */
const TABLET = /ipad|tablet|silk|kindle|playbook|android(?!.*mobile)/i;
const PHONE = /mobi|iphone|ipod|windows phone/i;
const DESKTOP = /windows nt|macintosh|x11|cros |linux/i;

/**
 * The kind of device that a browser says it runs on, which is all that is kept of it.
 * @param userAgent of `navigator.userAgent`
 * @source https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent, 2026
 */
export function deviceClass(userAgent: string): DeviceClass {
  if (PROGRAM.test(userAgent)) return 'unknown';
  if (TABLET.test(userAgent)) return 'tablet';
  if (PHONE.test(userAgent)) return 'phone';
  return DESKTOP.test(userAgent) ? 'desktop' : 'unknown';
}
