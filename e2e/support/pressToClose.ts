import type { Page } from '@playwright/test';

/**
 * Presses what closes the window it is in: on a busy machine that is gone before the key or the button is let go, which
 * nobody can be told of any more.
 */
export async function pressToClose(popup: Page, press: () => Promise<void>): Promise<void> {
  try {
    await press();
  } catch (error) {
    if (popup.isClosed()) return;
    await popup.waitForEvent('close').catch(() => {
      throw error;
    });
  }
}
